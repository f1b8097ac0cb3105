import { expect, it } from 'vitest';
import { readComparisons, writeComparisons } from './comparisons.ts';

it('conditions are read as lines and written as they were', () => {
  for (const source of [
    'record.total_amount > 100000',
    'record.kind == "ขาย" && steps.a.count <= -1.5 && input.on != true',
    '"u1" in record.people && record.n == 1',
    '!has(record.email) && record.note.contains("ด่วน")',
    'record.state in ["sent", "paid"] && record.level in [1, 2]',
  ])
    expect(writeComparisons(readComparisons(source) ?? [])).toBe(source);
  expect(readComparisons("record.a == 'x && y'")).toEqual([{ field: 'record.a', operator: 'is', value: 'x && y' }]);
  expect(readComparisons("record.a in [ 'x' ,2]")).toEqual([{ field: 'record.a', operator: 'oneOf', value: ['x', 2] }]);
  expect(readComparisons('a != null && b == null')).toEqual([
    { field: 'a', operator: 'filled', value: null },
    { field: 'b', operator: 'empty', value: null },
  ]);
  expect(readComparisons('')).toEqual([]);
  expect(writeComparisons([{ field: 'record.a', operator: 'oneOf', value: [] }])).toBe('');
});

it('what lines cannot say stays a formula', () => {
  for (const source of [
    ...['a > 1 || b > 2', 'a > b', 'size(a) > 1', 'a > 1 &&', 'a > 1 && (b)', 'a + 1 > 2', '1 +'],
    ...['a in [1 2]', 'a in [b]'],
  ])
    expect([source, readComparisons(source)]).toEqual([source, undefined]);
});

it('a name stands for a value only where it may', () => {
  expect(readComparisons('record.due < today', ['today'])).toEqual([
    { field: 'record.due', operator: 'less', value: 'today' },
  ]);
  expect(readComparisons('record.due < today')).toBeUndefined();
  expect(readComparisons("record.a == 'it\\'s'")).toEqual([{ field: 'record.a', operator: 'is', value: "it's" }]);
});
