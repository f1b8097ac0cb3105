import type { FieldSchema, JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { typedValues } from './formValues.ts';

const fields: { field: string; schema: FieldSchema }[] = [
  { field: 'name', schema: { type: 'string' } },
  { field: 'total', schema: { type: 'number', 'x-formula': 'record.price * 2' } },
  { field: 'paid', schema: { type: 'number', 'x-rollup': { collection: 'payment', by: 'order_id', op: 'count' } } },
  { field: 'active', schema: { type: 'boolean' } },
];

it.each<[string, JsonObject, JsonObject, JsonObject]>([
  ['what was typed', { name: 'ก' }, {}, { name: 'ก' }],
  ['what was emptied', { name: null }, { name: 'ก' }, { name: null }],
  ['nothing of what the form computes', { name: 'ก', total: 0, paid: 0 }, {}, { name: 'ก' }],
  ['no switch that stands at off as it began', { active: false }, {}, {}],
  ['a switch that was turned off', { active: false }, { active: true }, { active: false }],
  ['a switch that was turned on', { active: true }, {}, { active: true }],
])('counts as typed: %s', (_, changed, base, typed) => {
  expect(typedValues(changed, base, fields)).toEqual(typed);
});
