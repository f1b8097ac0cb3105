import { describe, expect, it } from 'vitest';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { computeFields } from '../../engine/collection/validate/computeFields.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { collections } from './findField.ts';

const compiled = new Map([...collections.values()].map((schema) => [schema.name, compileCollection(schema)] as const));

function compute(name: string, data: JsonObject): JsonObject {
  const collection = compiled.get(name);
  if (!collection) throw new Error(name);
  const { data: computed, errors } = computeFields(collection, { data, state: null }, { actor: null, now: new Date() });
  expect(errors).toEqual([]);
  return computed;
}

const two: JsonObject[] = [
  { quantity: 2, unit_price: 500, discount: 10, discount_type: 'percent' },
  { quantity: 1, unit_price: 250 },
];

/** The worked examples of the specification (quotation totals, purchase request totals, tax invoice totals …), and their edges. */
const examples: [name: string, collection: string, data: JsonObject, totals: JsonObject][] = [
  [
    'lines with a discount, seven percent on top, three withheld from the amount before it',
    'quotation',
    { items: two, vat_rate: 7, withholding_rate: 3 },
    {
      subtotal: 1250,
      discount_amount: 100,
      discount_percent: 8,
      after_discount: 1150,
      tax_amount: 80.5,
      total_amount: 1230.5,
      withholding_amount: 34.5,
      payable_amount: 1196,
    },
  ],
  [
    'a discount on the whole follows those of the lines',
    'quotation',
    { items: two, discount: 50, vat_rate: 7 },
    { subtotal: 1250, discount_amount: 675, discount_percent: 54, after_discount: 575, total_amount: 615.25 },
  ],
  [
    'a discount in money',
    'quotation',
    {
      items: [{ quantity: 3, unit_price: 100, discount: 50, discount_type: 'amount' }],
      discount: 25,
      discount_type: 'amount',
      vat_rate: 0,
    },
    { subtotal: 300, discount_amount: 75, discount_percent: 25, after_discount: 225, tax_amount: 0, total_amount: 225 },
  ],
  [
    'prices that include the tax',
    'quotation',
    { items: [{ quantity: 1, unit_price: 1070 }], vat_included: true, vat_rate: 7, withholding_rate: 3 },
    { after_discount: 1070, tax_amount: 70, total_amount: 1070, withholding_amount: 30, payable_amount: 1040 },
  ],
  [
    'lines are rounded one by one, halves away from zero',
    'quotation',
    {
      items: [
        { quantity: 1, unit_price: 0.1, discount: 5 },
        { quantity: 3, unit_price: 0.335 },
      ],
      vat_rate: 7,
    },
    { subtotal: 1.11, after_discount: 1.11, tax_amount: 0.08, total_amount: 1.19 },
  ],
  [
    'withholding of 10000: 300, 700, 10400',
    'sales',
    { items: [{ quantity: 10, unit_price: 1000 }], vat_rate: 7, withholding_rate: 3 },
    { subtotal: 10000, tax: 700, total: 10700, withholding_amount: 300, payable_amount: 10400 },
  ],
  [
    'rate and amount of the discount on the whole, and the freight',
    'sales',
    { items: two, discount_rate: 10, discount: 35, shipping_cost: 50, vat_rate: 7 },
    { subtotal: 1250, discount_amount: 250, after_discount: 1000, tax: 73.5, total: 1123.5 },
  ],
  [
    'nothing is added to an export',
    'sales',
    { items: two, tax_type: 'export_tax', vat_rate: 7 },
    { after_discount: 1150, tax: 0, total: 1150 },
  ],
  [
    'a fee for what was opened',
    'returns',
    { items: [{ quantity: 2, unit_price: 1000 }], restocking_fee_percentage: 15 },
    { total_amount: 2000, restocking_fee: 300, refund_amount: 1700 },
  ],
  ...['purchase_request', 'purchase_order'].map((collection): [string, string, JsonObject, JsonObject] => [
    'seven percent on the sum of the lines',
    collection,
    {
      items: [
        { quantity: 10, unit_price: 150 },
        { quantity: 2, unit_price: 75.5 },
      ],
    },
    { subtotal: 1651, tax_amount: 115.57, total_amount: 1766.57 },
  ]),
  [
    'discounts of lines and of the whole',
    'purchase',
    { items: [{ quantity: 4, unit_price: 100, discount: 25 }], discount: 10, tax_rate: 7 },
    { subtotal: 300, tax_amount: 18.9, total_amount: 288.9 },
  ],
  [
    'an amount without lines',
    'purchase',
    { amount: 500, tax_rate: 7 },
    { subtotal: 500, tax_amount: 35, total_amount: 535 },
  ],
  [
    'what remains after a payment of 500',
    'invoice',
    { items: [{ quantity: 10, unit_price: 100 }], vat_rate: 7, paid_amount: 500 },
    { subtotal: 1000, tax_amount: 70, total_amount: 1070, remaining_amount: 570 },
  ],
  [
    'percentages and amounts off a line',
    'invoice',
    {
      items: [{ quantity: 2, unit_price: 500, discount_percent: 10, discount_amount: 50 }],
      discount_amount: 50,
      shipping_cost: 50,
      vat_rate: 7,
    },
    { subtotal: 850, tax_amount: 59.5, total_amount: 909.5 },
  ],
  [
    'what was paid',
    'receipt',
    { items: [{ quantity: 1, unit_price: 107 }], discount_amount: 7 },
    { subtotal: 107, total_amount: 100 },
  ],
  ...(
    [
      ['standard', 66.5, 1016.5],
      ['exempted', 0, 950],
      ['zero_rated', 0, 950],
    ] as const
  ).map(([vat_type, vat_amount, grand_total]): [string, string, JsonObject, JsonObject] => [
    `a ${vat_type} one of 1000 less 100 with freight of 50`,
    'tax_invoice',
    { items: [{ quantity: 1, unit_price: 1000 }], discount_amount: 100, shipping_cost: 50, vat_type, vat_rate: 7 },
    { net_total: 950, vat_amount, grand_total },
  ]),
  [
    'only its taxed lines are taxed',
    'tax_invoice',
    {
      items: [
        { quantity: 1, unit_price: 100 },
        { quantity: 1, unit_price: 300, vat_type: 'exempted' },
      ],
      vat_rate: 7,
    },
    { net_total: 400, vat_amount: 7, grand_total: 407 },
  ],
];

it.each(examples)('%s: %s', (_, collection, data, totals) => {
  expect(compute(collection, data)).toMatchObject(totals);
});

const withoutLines: Record<string, JsonObject> = {
  quotation: { total_amount: 0 },
  sales: { total: 0 },
  purchase_request: { total_amount: 0 },
  invoice: { total_amount: 0, remaining_amount: 0 },
};

describe.each(['quotation', 'sales', 'purchase_request', 'purchase', 'invoice', 'receipt', 'tax_invoice'])(
  '%s',
  (name) => {
    it('computes the same again', () => {
      const once = compute(name, { items: two });
      expect(compute(name, once)).toEqual(once);
    });

    it('comes to nothing without lines; a receipt and a tax invoice have no total then, and need one', () => {
      expect(compute(name, {})).toMatchObject(withoutLines[name] ?? {});
      if (name === 'receipt' || name === 'tax_invoice') expect(compute(name, {})).toEqual({});
    });
  },
);
