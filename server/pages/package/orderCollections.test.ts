import { expect, it } from 'vitest';
import { orderCollections } from './orderCollections.ts';

const collection = (name: string, ...refs: string[]) => ({
  name,
  machine: null,
  schema: { properties: Object.fromEntries(refs.map((ref) => [`a_${ref}`, { type: 'string', 'x-ref': ref }])) },
});
const order = (...list: ReturnType<typeof collection>[]) => orderCollections(list).map(({ name }) => name);

it('puts each collection after those that it names, however long the chain', () => {
  expect(order(collection('a', 'b', 'other'), collection('b', 'c'), collection('c'))).toEqual(['c', 'b', 'a']);
});

it('keeps the order of those that name none, and all of a circle', () => {
  expect(order(collection('b'), collection('a'))).toEqual(['b', 'a']);
  expect(order(collection('a', 'b'), collection('b', 'a'), collection('c', 'c')).sort()).toEqual(['a', 'b', 'c']);
});
