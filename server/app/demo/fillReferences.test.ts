import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/index.ts';
import { fillReferences } from './fillReferences.ts';

const fields: Record<string, FieldSchema> = {
  customer_id: { type: 'string', 'x-ref': 'customer', 'x-fill': { customer_name: 'name', phone: 'phone' } },
  items: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        product_id: { type: 'string', 'x-ref': 'product', 'x-fill': { title: 'name', price: 'price', unit: 'unit' } },
      },
    },
  },
};
const known = { customer_1: { name: 'สยาม' }, product_1: { name: 'เพลา', price: 65, unit: 'kg' } };
const product: Record<string, FieldSchema> = {
  unit: { type: 'string', enum: ['kg'], 'x-enum-titles': { kg: { th: 'กิโลกรัม', en: 'Kilogram' } } },
};
const fill = (record: Parameters<typeof fillReferences>[0]) =>
  fillReferences(record, fields, { find: (_, id) => known[id as keyof typeof known], fieldsOf: () => product });

it('takes over from the named record what a form would fill in, in lines too', () => {
  expect(fill({ customer_id: 'customer_1', items: [{ product_id: 'product_1', quantity: 2 }] })).toEqual({
    customer_id: 'customer_1',
    customer_name: 'สยาม',
    items: [{ product_id: 'product_1', quantity: 2, title: 'เพลา', price: 65, unit: 'กิโลกรัม' }],
  });
});

it('keeps what a sample says itself, and leaves what names nobody', () => {
  expect(fill({ customer_id: 'customer_1', customer_name: 'อื่น', items: [{ product_id: 'product_9' }] })).toEqual({
    customer_id: 'customer_1',
    customer_name: 'อื่น',
    items: [{ product_id: 'product_9' }],
  });
});
