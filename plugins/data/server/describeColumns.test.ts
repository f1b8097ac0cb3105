import { expect, it } from 'vitest';
import { viewField } from './collection/collectionView.ts';
import { describeColumns } from './describeColumns.ts';

it('shows whom a field refers to by name, also where a layout asks for text', () => {
  const field = viewField({ name: 'assignee', title: 'ผู้รับผิดชอบ', schema: { type: 'string', 'x-ref': 'user' } }, 'th');
  const view = { name: 'x', display: [], fields: new Map([['assignee', field]]), searchable: true, mayExport: true };
  const setting = { field: 'assignee', title: '', kind: 'text', total: false, hidden: false } as const;
  expect(describeColumns(view, [setting])).toEqual([expect.objectContaining({ kind: 'reference', reference: 'user' })]);
});
