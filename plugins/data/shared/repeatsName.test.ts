import { expect, it } from 'vitest';
import type { RecordField } from './recordAnswer.ts';
import { repeatsName } from './repeatsName.ts';

const column = { title: '', kind: 'text', total: false, required: false } as const;
const fields = [
  { ...column, field: 'customer_id', reference: 'customer', schema: { 'x-fill': { customer_name: 'customer_name' } } },
  { ...column, field: 'customer_name', schema: {} },
] as unknown as RecordField[]; // what the rule reads of them
const names = { customer: { c1: { text: 'ร้านชา' } } };
const name = { field: 'customer_name' };

it.each([
  [{ customer_id: 'c1', customer_name: 'ร้านชา' }, true],
  [{ customer_id: 'c1', customer_name: 'ร้านชา สาขา 2' }, false],
  [{ customer_id: 'gone', customer_name: 'ร้านชา' }, false],
  [{ customer_name: 'ร้านชา' }, false],
])('of %o, the name on the document says nothing more: %s', (record, repeats) => {
  expect(repeatsName(name, { fields, record, names })).toBe(repeats);
  expect(repeatsName({ field: 'note' }, { fields, record, names })).toBe(false);
});
