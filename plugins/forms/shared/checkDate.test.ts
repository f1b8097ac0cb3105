import { expect, it } from 'vitest';
import { checkDate } from './checkDate.ts';

it('refuses what is no date, has no time where one is asked, or lies outside the years', () => {
  const object = { uid: 'd', type: 'datetime', fromYear: 1924, toYear: 2026 };
  expect(checkDate('2026-11-21', object)).toBeUndefined();
  expect(checkDate('', object)).toBeUndefined();
  expect(checkDate('2569-11-21', object)?.th).toBe('ปี 2569 เป็นปี พ.ศ. หรือไม่ — หมายถึง 2026-11-21');
  expect(checkDate('', { ...object, required: true })?.th).toBe('กรุณาเลือกวันที่');
  for (const value of ['2026-02-30', '21/11/2569', '1923-01-01', '2027-01-01', { $gt: 1 }, 5])
    expect(checkDate(value, object)).toBeDefined();
  expect(checkDate('2026-11-21', { ...object, showDateTime: true })).toBeDefined();
});
