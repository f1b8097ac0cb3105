import type { FilterRow } from 'sala/engine';
import { expect, it } from 'vitest';
import { listWhole, operatorsOf, typeValue } from './conditionRows.ts';

const title = { th: 'ก', en: 'A' };

it('writes no line that is not filled in', () => {
  const rows: FilterRow[] = [
    { field: '', operator: 'is', value: 'x' },
    { field: 'shelf', operator: 'is', value: '' },
    { field: 'shelf', operator: 'filled', value: '' },
    { field: 'price', operator: 'more', value: 0 },
  ];
  expect(listWhole(rows)).toEqual(rows.slice(2));
});

it('offers comparisons that fit the field', () => {
  expect(operatorsOf({ name: 'rare', title, type: 'boolean' })).not.toContain('more');
  expect(operatorsOf({ name: 'state', title, type: 'string', choices: [{ value: 'a', title }] })).not.toContain(
    'contains',
  );
  expect(operatorsOf({ name: 'due', title, type: 'date' })).toContain('atLeast');
});

it.each([
  ['12', 'number', 12],
  ['$route.price', 'number', '$route.price'],
  ['true', 'boolean', true],
  ['', 'number', ''],
  ['$user.id', 'string', '$user.id'],
])('stores %j in a field of the type %s as %j', (typed, type, stored) => {
  expect(typeValue(typed, type)).toBe(stored);
});
