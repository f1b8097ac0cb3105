import type { CollectionSchema, Json, JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { createComputation } from './computeRecord.ts';

const bill = {
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          quantity: { type: 'number' },
          price: { type: 'number' },
          total: { type: 'number', 'x-formula': 'line.quantity * line.price' },
        },
      },
    },
    discount: { type: 'number' },
    total: { type: 'number', 'x-formula': 'record.lines.sum(l, l.total) - record.discount' },
  },
} as unknown as CollectionSchema;
const open = () => createComputation({ record: null, fields: fieldsOf(bill) }, 'Asia/Bangkok');

it('keeps the lines that did not change, so that one key draws one row', () => {
  const compute = open();
  const first = compute({
    lines: [
      { quantity: 1, price: 2 },
      { quantity: 3, price: 4 },
    ],
  });
  expect(first.total).toBe(14);
  const [one, two] = first.lines as JsonObject[];
  const changed = { ...two, quantity: 5 };
  const second = compute({ ...first, lines: [one as Json, changed as Json] });
  expect((second.lines as Json[])[0]).toBe(one);
  expect((second.lines as Json[])[1]).toEqual({ quantity: 5, price: 4, total: 20 });
  expect(second.total).toBe(22);
});

it('reads figures that inputs hold as texts, Thai ones too', () => {
  const lines = [{ quantity: 2, price: 100, total: 200 }];
  expect(open()({ lines, discount: '๒๕' }).total).toBe(175);
});

it('leaves alone what reads a field that this person may not see', () => {
  const fields = fieldsOf(bill).filter(({ field }) => field !== 'discount');
  const compute = createComputation({ record: null, fields }, 'Asia/Bangkok');
  expect(compute({ lines: [{ quantity: 2, price: 3 }], total: 99 })).toEqual({
    lines: [{ quantity: 2, price: 3, total: 6 }],
  });
});

function fieldsOf({ properties }: CollectionSchema): RecordField[] {
  return Object.entries(properties).map(([field, schema]) => {
    return { field, title: field, kind: 'text', schema, required: false };
  });
}
