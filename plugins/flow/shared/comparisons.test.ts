import { expect, it } from 'vitest';
import { readComparisons, sayCondition, writeComparisons } from './comparisons.ts';

it('conditions are read as lines and written as they were', () => {
  for (const source of [
    'record.total_amount > 100000',
    'record.kind == "ขาย" && steps.a.count <= -1.5 && input.on != true',
    '"u1" in record.people && record.n == 1',
    '!has(record.email) && record.note.contains("ด่วน")',
  ])
    expect(writeComparisons(readComparisons(source) ?? [])).toBe(source);
  expect(readComparisons("record.a == 'x && y'")).toEqual([{ field: 'record.a', operator: 'is', value: 'x && y' }]);
  expect(readComparisons('')).toEqual([]);
});

it('what lines cannot say stays a formula', () => {
  for (const source of ['a > 1 || b > 2', 'a > b', 'size(a) > 1', 'a > 1 &&', 'a > 1 && (b)', 'a + 1 > 2', '1 +'])
    expect([source, readComparisons(source)]).toEqual([source, undefined]);
});

it('conditions are said in words, with titles of fields', () => {
  const titleOf = (name: string) => (name === 'record.total' ? { th: 'ยอดรวม', en: 'Total' } : undefined);
  expect(sayCondition('record.total > 100000', { language: 'th', titleOf })).toBe('ยอดรวม มากกว่า 100,000');
  expect(sayCondition('record.total >= 1 && !has(x.y)', { language: 'en', titleOf })).toBe(
    'Total is at least 1 and x.y is empty',
  );
  expect(sayCondition('size(x) > 1', { language: 'en', titleOf })).toBe('size(x) > 1');
});
