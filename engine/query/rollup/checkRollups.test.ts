import { describe, expect, it } from 'vitest';
import type { CollectionSchema, FieldSchema, RollupRule } from '../../../schemas/index.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import { checkRollups } from './checkRollups.ts';
import type { KnownCollections } from './relatedCollection.ts';

const describeSchema = (name: string, properties: Record<string, FieldSchema>): CollectionSchema => ({
  name,
  title: { th: name, en: name },
  type: 'object',
  properties,
});
const loan = describeSchema('loan', {
  book: { type: 'string', 'x-ref': 'book', 'x-index': true },
  other: { type: 'string', 'x-ref': 'book' },
  quantity: { type: 'number' },
  due: { type: 'string', format: 'date' },
  note: { type: 'string' },
});
const counted: RollupRule = { collection: 'loan', by: 'book', op: 'count' };

function findFaults(rule: RollupRule, own: FieldSchema = { type: 'number' }, extra: CollectionSchema[] = []): string {
  const book = compileCollection(describeSchema('book', { lent: { ...own, 'x-rollup': rule } }));
  const all = [book, ...[loan, ...extra].map((schema) => compileCollection(schema))];
  const known: KnownCollections = new Map(
    all.map((collection) => [
      collection.name,
      { collection, states: collection.name === 'loan' ? ['open', 'late'] : undefined },
    ]),
  );
  return checkRollups(book, known)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ');
}

describe('the rule of a roll-up', () => {
  it.each<[RollupRule, FieldSchema?]>([
    [counted],
    [counted, { type: 'integer', 'x-index': true }],
    [{ ...counted, where: { state: { $in: ['open', 'late'] }, quantity: { $gt: 0 } } }],
    [{ ...counted, op: 'sum', field: 'quantity' }],
    [
      { ...counted, op: 'min', field: 'due' },
      { type: 'string', format: 'date' },
    ],
  ])('may be %j', (rule, own) => {
    expect(findFaults(rule, own)).toBe('');
  });

  it.each<[string, RollupRule, FieldSchema?]>([
    ['there is no collection loam; did you mean "loan"?', { ...counted, collection: 'loam' }],
    ['there is no op cound; did you mean "count"?', { ...counted, op: 'cound' as 'count' }],
    ['there is no by bok; did you mean "book"?', { ...counted, by: 'bok' }],
    ['loan.note must be a text with "x-ref": "book"', { ...counted, by: 'note' }],
    ['loan.other needs "x-index": true', { ...counted, by: 'other' }],
    ['count takes no "field": use "where"', { ...counted, field: 'quantity' }],
    ['must be of type integer', counted, { type: 'string' }],
    ['sum needs a "field"', { ...counted, op: 'sum' }],
    ['there is no field quantiy; did you mean "quantity"?', { ...counted, op: 'sum', field: 'quantiy' }],
    ['sum cannot use loan.due of type date, only number, integer', { ...counted, op: 'sum', field: 'due' }],
    [
      'must be of the type and format of loan.quantity',
      { ...counted, op: 'sum', field: 'quantity' },
      { type: 'integer' },
    ],
    ['there is no state opn; did you mean "open"?', { ...counted, where: { $or: [{ state: 'opn' }] } }],
    ['there is no field version', { ...counted, where: { version: 1 } }],
    ['where takes no variables', { ...counted, where: { created_by: '$user.id' } }],
    ['where takes no $expr and no $search', { ...counted, where: { $expr: { $gt: ['$quantity', 1] } } }],
    ['cannot stand beside default', counted, { type: 'integer', default: 1 }],
  ])('is refused: %s', (message, rule, own) => {
    expect(findFaults(rule, own)).toContain(`lent.x-rollup: ${message}`);
  });

  it('is no part of a circle', () => {
    const shelf = describeSchema('shelf', {
      book: { type: 'string', 'x-ref': 'book', 'x-index': true },
      lent: { type: 'number', 'x-rollup': { collection: 'book', by: 'shelf', op: 'sum', field: 'lent' } },
    });
    const book = describeSchema('book', {
      shelf: { type: 'string', 'x-ref': 'shelf', 'x-index': true },
      lent: { type: 'number', 'x-rollup': { collection: 'shelf', by: 'book', op: 'sum', field: 'lent' } },
    });
    const known: KnownCollections = new Map(
      [shelf, book].map((schema) => [schema.name, { collection: compileCollection(schema) }]),
    );
    expect(checkRollups(compileCollection(book), known)[0]?.message).toContain('in a circle');
  });
});
