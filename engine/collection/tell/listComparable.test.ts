import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/index.ts';
import { listComparable } from './listComparable.ts';
import { listOperators } from './listOperators.ts';

const title = (th: string, en: string) => ({ th, en });
const list = (schema: FieldSchema) =>
  listComparable({ price: { ...schema, 'x-title': title('ราคา', 'Price') } }).map(({ name, title: { en } }) => [
    name,
    en,
  ]);

it('compares money by its amount, and by its currency where there are several', () => {
  expect(list({ 'x-type': 'money' })).toEqual([['price.amount', 'Price']]);
  expect(list({ type: 'object', 'x-type': { name: 'money', currencies: ['THB', 'USD'] } })).toEqual([
    ['price.amount', 'Price'],
    ['price.currency', 'Price › Currency'],
  ]);
  const [amount] = listComparable({ price: { 'x-type': 'money' } });
  expect(listOperators(amount?.schema ?? {})).toContain('atLeast');
});

it('compares the parts of an address and of a text in several languages', () => {
  expect(list({ 'x-type': 'address' })).toContainEqual(['price.postcode', 'Price › Postcode']);
  expect(list({ 'x-type': 'multilingual' })).toEqual([
    ['price.th', 'Price'],
    ['price.en', 'Price › English'],
  ]);
});

it('leaves out what is no single value, and knows what a type stores', () => {
  expect(list({ type: 'array' })).toEqual([]);
  expect(list({ type: 'object', properties: {} })).toEqual([]);
  expect(list({ 'x-type': 'tags' })).toEqual([]);
  expect(listComparable({ part: { 'x-type': 'percent' } })[0]?.schema.type).toBe('number');
});
