import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/json.ts';
import { compareBy, type FilterOperator, fitRow, readFilterRows, writeFilterRows } from './filterRows.ts';
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

it('says a list as one of its values, and a range as two lines', () => {
  const listed = { state: { $in: ['sent', 'paid'] }, total: { $gte: 1000, $lt: 5000 } };
  const rows = readFilterRows(listed) ?? [];
  expect(rows).toEqual([
    { field: 'state', operator: 'oneOf', value: ['sent', 'paid'] },
    { field: 'total', operator: 'atLeast', value: 1000 },
    { field: 'total', operator: 'less', value: 5000 },
  ]);
  const met = (record: JsonObject) => matchesCondition(record, writeFilterRows(rows));
  expect([met({ state: 'paid', total: 1000 }), met({ state: 'paid', total: 5000 })]).toEqual([true, false]);
  expect(met({ state: 'draft', total: 1000 })).toBe(false);
  const [single] = readFilterRows({ state: { $in: ['sent'] } }) ?? [];
  expect(single && fitRow(single, ['is', 'oneOf'])).toEqual({ field: 'state', operator: 'oneOf', value: ['sent'] });
  expect(single && fitRow(single, ['includes'])).toBe(single);
  const one = { field: 'state', operator: 'is', value: 'sent' } as const;
  expect(compareBy(one, 'oneOf').value).toEqual(['sent']);
  expect(compareBy(compareBy(one, 'oneOf'), 'not')).toEqual({ ...one, operator: 'not' });
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
  { a: { $nin: [1, 2] } },
  { a: { $in: [1, { b: 1 }] } },
  { a: { $regex: '^x', $options: 'i' } },
  { a: [1] },
  { a: {} },
])('leaves %j to JSON', (find) => {
  expect(readFilterRows(find)).toBeUndefined();
});
