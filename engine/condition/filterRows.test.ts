import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/json.ts';
import { type FilterOperator, readFilterRows, writeFilterRows } from './filterRows.ts';
import { matchesCondition } from './matchesCondition.ts';

const operators: FilterOperator[] = [
  ...(['is', 'not', 'contains', 'includes', 'more', 'atLeast', 'less', 'atMost', 'filled', 'empty'] as const),
];

it('writes a filter that reads back as the same lines', () => {
  const row = fc.record({
    field: fc.constantFrom('name', 'price', 'address.city'),
    operator: fc.constantFrom(...operators),
    value: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const expected = rows.map(({ field, operator, value }) => ({
        field,
        operator,
        value: operator === 'filled' || operator === 'empty' ? null : operator === 'contains' ? String(value) : value,
      }));
      expect(readFilterRows(writeFilterRows(rows))).toEqual(expected);
    }),
  );
});

it('means what it says', () => {
  const met = (record: object, operator: FilterOperator, value: string | number) =>
    matchesCondition({ ...record }, writeFilterRows([{ field: 'a', operator, value }]));
  expect([met({ a: 'A.b' }, 'contains', '.B'), met({ a: 'Axb' }, 'contains', '.B')]).toEqual([true, false]);
  expect([met({ a: '' }, 'filled', ''), met({}, 'filled', ''), met({ a: 0 }, 'filled', '')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([met({ a: ['x', 'y'] }, 'includes', 'y'), met({ a: ['xy'] }, 'includes', 'y')]).toEqual([true, false]);
  expect([met({ a: 5 }, 'atLeast', 5), met({ a: 4 }, 'atLeast', 5)]).toEqual([true, false]);
  expect(writeFilterRows([{ field: '', operator: 'is', value: 1 }])).toEqual({});
});

it.each<JsonObject>([
  { $or: [{ a: 1 }] },
  { a: { $in: [1, 2] } },
  { a: { $regex: '^x', $options: 'i' } },
  { a: [1] },
  { a: {} },
])('leaves %j to JSON', (find) => {
  expect(readFilterRows(find)).toBeUndefined();
});
