import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../schemas/index.ts';
import { readConditionGroups, writeConditionGroups } from './conditionGroups.ts';

it.each<JsonObject>([
  { 'user.role': 'member' },
  { 'form.age': { $gte: 18, $lt: 60 } },
  { $or: [{ 'user.role': 'admin' }, { 'form.kind': 'pen', 'item.price': { $gt: 10 } }] },
  { 'user.id': { $nin: [null, ''] } },
  { $and: [{ 'record.name': { $ne: 'a' } }, { 'record.name': { $ne: 'b' } }] },
])('reads %j as lines and writes the same meaning', (condition) => {
  const groups = readConditionGroups(condition);
  const written = writeConditionGroups(groups ?? []);
  expect(readConditionGroups(written ?? {})).toEqual(groups);
});

it.each<JsonObject>([
  { $nor: [{ a: 1 }] },
  { $or: [] },
  { $or: [{ a: 1 }], b: 2 },
  { $or: [{ $or: [{ a: 1 }] }] },
  { $or: [{}] },
  { a: { $nin: ['x', 'y'] } },
  { a: { $not: { $gt: 1 } } },
  { $expr: { $gt: ['$a', '$b'] } },
])('leaves %j to JSON', (condition) => {
  expect(readConditionGroups(condition)).toBeUndefined();
});

it('never reads as lines what lines would write with another meaning', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const operator = fc.constantFrom('$eq', '$ne', '$gt', '$lte', '$in', '$not', '$exists', '$regex');
  const test = fc.oneof(value, fc.dictionary(operator, fc.oneof(value, fc.array(value)), { minKeys: 1, maxKeys: 2 }));
  const fields = fc.dictionary(fc.constantFrom('a', 'b.c', '$and', '$nor'), test, { maxKeys: 2 });
  const any = fc.oneof(
    fields,
    fc.record({ $or: fc.array(fields) }),
    fc.record({ $or: fc.array(fields), a: test }),
  ) as fc.Arbitrary<JsonObject>;
  fc.assert(
    fc.property(any, (condition) => {
      const groups = readConditionGroups(condition);
      if (groups) expect(readConditionGroups(writeConditionGroups(groups) ?? {})).toEqual(groups);
    }),
  );
});

it('asks nothing when no line is left', () => {
  expect(writeConditionGroups([[]])).toBeUndefined();
  expect(writeConditionGroups([[], [{ field: 'a', operator: 'is', value: 1 }]])).toEqual({ a: 1 });
});
