import { expect, it } from 'vitest';
import { checkCollectionSchema } from './checkCollectionSchema.ts';

const title = { th: 'ก', en: 'A' };
const check = (properties: Record<string, unknown>) =>
  checkCollectionSchema({ name: 'paper', title, type: 'object', properties }).map(({ path }) => path);
const reference = (more: object) => ({ type: 'string', 'x-ref': 'customer', ...more });

it('fills in fields beside the reference, in a record and in its lines', () => {
  const fills = { customer: reference({ 'x-fill': { name: 'name' } }), name: { type: 'string' } };
  expect(check(fills)).toEqual([]);
  expect(check({ lines: { type: 'array', items: { type: 'object', properties: fills } } })).toEqual([]);
});

it('names a field that is not there, and a field that refers to nothing', () => {
  expect(check({ customer: reference({ 'x-fill': { nmae: 'name' } }), name: { type: 'string' } })).toEqual([
    'properties.customer.x-fill',
  ]);
  const lines = { product: reference({ 'x-fill': { price: 'price' } }) };
  expect(
    check({ price: { type: 'number' }, lines: { type: 'array', items: { type: 'object', properties: lines } } }),
  ).toEqual(['properties.lines.items.properties.product.x-fill']);
  expect(check({ code: { type: 'string', 'x-fill': { name: 'name' } }, name: { type: 'string' } })).toEqual([
    'properties.code.x-fill',
  ]);
});

it('names a field that says more about one that is not there', () => {
  const type = { type: 'string', 'x-qualifies': 'discount' };
  expect(check({ type, discount: { type: 'number' } })).toEqual([]);
  expect(check({ type })).toEqual(['properties.type.x-qualifies']);
});

it('names a field that follows one that is not there', () => {
  const slug = { type: 'string', 'x-slug-of': 'title' };
  expect(check({ slug, title: { type: 'string' } })).toEqual([]);
  expect(check({ slug })).toEqual(['properties.slug.x-slug-of']);
});

it('checks the condition of a look-up', () => {
  expect(check({ customer: reference({ 'x-ref-filter': { group: '$form.group' } }) })).toEqual([]);
  expect(check({ customer: reference({ 'x-ref-filter': { $nope: 1 } }) })).toHaveLength(1);
});
