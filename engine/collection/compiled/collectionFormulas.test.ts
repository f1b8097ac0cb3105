import { expect, test } from 'vitest';
import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import { SalaError } from '../../../schemas/errors/errors.ts';
import { compileCollection } from '../compileCollection.ts';

const text = { th: 'ใบสั่งซื้อ', en: 'Order' };

function define(properties: Record<string, FieldSchema>): CollectionSchema {
  return { name: 'order', title: text, type: 'object', properties };
}

test('computes what others read first, in the record and in its lines', () => {
  const { formulas } = compileCollection(
    define({
      total: { type: 'number', 'x-formula': 'record.net + record.tax' },
      tax: { type: 'number', 'x-formula': 'record.net * 0.07' },
      net: { type: 'number', 'x-formula': 'record.lines.sum(l, l.amount)' },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            share: { type: 'number', 'x-formula': 'line.amount / record.net' },
            amount: { type: 'number', multipleOf: 0.001, 'x-formula': 'line.quantity * line.price' },
            quantity: { type: 'integer' },
            price: { type: 'number' },
          },
        },
      },
    }),
  );
  expect(formulas.map(({ path, places }) => [path.join('.'), places])).toEqual([
    ['lines.*.amount', 3],
    ['net', 2],
    ['tax', 2],
    ['total', 2],
    ['lines.*.share', 2],
  ]);
});

test.each<[string, Record<string, FieldSchema>, string]>([
  [
    'a misspelt field',
    { net: { type: 'number' }, total: { type: 'number', 'x-formula': 'record.nett * 2' } },
    'total: x-formula: The formula is wrong at character 8: there is no field nett; did you mean "net"?',
  ],
  [
    'another type',
    { total: { type: 'number', 'x-formula': '"a" + "b"' } },
    'total: x-formula gives a text, and the field holds a number',
  ],
  [
    'a circle',
    { a: { type: 'number', 'x-formula': 'record.b + 1' }, b: { type: 'number', 'x-formula': 'record.a' } },
    'a: its formula reads itself: a → b → a',
  ],
  [
    'the clock',
    { age: { type: 'number', 'x-formula': 'daysBetween(date(record.created_at), today)' } },
    'there is no name today',
  ],
  [
    'a secret',
    { pin: { type: 'number', 'x-secret': true }, twice: { type: 'number', 'x-formula': 'record.pin * 2' } },
    'twice: x-formula reads pin, which is secret',
  ],
  [
    'a number drawn later',
    {
      number: { type: 'string', 'x-sequence': 'order' },
      name: { type: 'string', 'x-formula': '"No. " + record.number' },
    },
    'name: x-formula reads number, a number that is drawn later',
  ],
  [
    'too deep',
    { a: { type: 'object', properties: { b: { type: 'number', 'x-formula': '1' } } } },
    'a.b: x-formula works on a field of the record or of its lines only',
  ],
  ['no text', { a: { type: 'number', 'x-formula': 3 as never } }, 'the value of x-formula is not valid'],
])('refuses %s', (_, properties, message) => {
  expect(messageOf(define(properties))).toContain(message);
});

function messageOf(schema: CollectionSchema): string {
  try {
    compileCollection(schema);
    return '';
  } catch (error) {
    if (!(error instanceof SalaError) || error.code !== 'collection_invalid') throw error;
    return error.message;
  }
}
