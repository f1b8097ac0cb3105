import { expect, it } from 'vitest';
import { listCompleteRows } from './listCompleteRows.ts';

it('writes no line that is not filled in', () => {
  const rows = [
    { field: '', operator: 'is', value: 'x' },
    { field: 'shelf', operator: 'is', value: '' },
    { field: 'shelf', operator: 'filled', value: '' },
    { field: 'price', operator: 'more', value: 0 },
  ] as const;
  expect(listCompleteRows(rows)).toEqual(rows.slice(2));
});
