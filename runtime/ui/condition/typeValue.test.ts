import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/index.ts';
import { typeValue } from './typeValue.ts';

it.each<[string, FieldSchema['type'], unknown]>([
  ['12', 'number', 12],
  ['1,200.50', 'number', 1200.5],
  ['๑๒', 'integer', 12],
  ['$route.price', 'number', '$route.price'],
  ['', 'number', ''],
  ['12', 'string', '12'],
  ['$user.id', 'string', '$user.id'],
])('stores %j in a field of the type %s as %j', (typed, type, stored) => {
  expect(typeValue(typed, { type })).toBe(stored);
});
