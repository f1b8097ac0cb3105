import { describe, expect, it } from 'vitest';
import type { Condition } from '../../schemas/condition.ts';
import type { Json } from '../../schemas/json.ts';
import { matchesCondition } from './matchesCondition.ts';

const record: { [field: string]: Json } = {
  id: 'r1',
  name: 'น้ำตาลทราย',
  price: 12.5,
  stock: 0,
  note: null,
  tags: ['new', 'sale'],
  sizes: [1, 5, 9],
  items: [{ sku: 'a', qty: 2 }, { sku: 'b' }, { sku: 'c', qty: null }],
  address: { city: 'เชียงใหม่', zip: '50200' },
};

const cases: [boolean, Condition][] = [
  [true, {}],
  [true, { price: 12.5 }],
  [false, { price: '12.5' }],
  [true, { price: { $gt: 12, $lt: 13 } }],
  [false, { price: { $gt: 'a' } }],
  [true, { note: null }],
  [true, { gone: null }],
  [false, { stock: null }],
  [true, { note: { $exists: true } }],
  [false, { gone: { $exists: true } }],
  [true, { gone: { $ne: 'x' } }],
  [true, { tags: 'sale' }],
  [false, { tags: { $ne: 'sale' } }],
  [true, { tags: ['new', 'sale'] }],
  [false, { tags: ['sale', 'new'] }],
  [true, { tags: { $all: ['sale', 'new'] } }],
  [true, { tags: { $size: 2 } }],
  [true, { tags: { $in: ['old', 'new'] } }],
  [false, { tags: { $nin: ['old', 'new'] } }],
  // Different elements may satisfy each half; $elemMatch requires one element to satisfy both.
  [true, { sizes: { $gt: 5, $lt: 5 } }],
  [false, { sizes: { $elemMatch: { $gt: 5, $lt: 9 } } }],
  [true, { 'items.sku': 'b' }],
  [true, { 'items.qty': null }],
  [true, { 'items.0.qty': 2 }],
  [false, { 'items.1.qty': 2 }],
  [true, { items: { $elemMatch: { sku: 'a', qty: { $gte: 2 } } } }],
  [false, { items: { $elemMatch: { sku: 'b', qty: { $gte: 2 } } } }],
  [true, { address: { zip: '50200', city: 'เชียงใหม่' } }],
  [true, { 'address.city': { $regex: '^เชียง' } }],
  [true, { name: { $regex: 'ทราย$' } }],
  [true, { name: { $not: { $regex: '^a' } } }],
  [true, { name: { $search: 'ตาล' } }],
  [true, { sizes: { $mod: [5, 4] } }],
  [true, { price: { $type: 'number' }, tags: { $type: 'array' }, note: { $type: 'null' } }],
  [true, { $or: [{ price: 1 }, { stock: 0 }] }],
  [false, { $nor: [{ price: 1 }, { stock: 0 }] }],
  [true, { $expr: { $gt: ['$price', { $multiply: ['$stock', 100] }] } }],
  [true, { $expr: { $eq: [{ $sum: '$items.qty' }, 2] } }],
  [true, { $search: 'น้ำ ทราย' }],
];

describe('matchesCondition', () => {
  it.each(cases)('answers %s to %j', (expected, condition) => {
    expect(matchesCondition(record, condition)).toBe(expected);
  });

  it('reads nothing that the record does not hold itself', () => {
    expect(matchesCondition({}, { constructor: { $exists: true } })).toBe(false);
    expect(matchesCondition({ a: {} }, { 'a.toString': { $exists: true } })).toBe(false);
  });
});
