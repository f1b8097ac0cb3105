import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDate } from './checkDate.ts';
import { countDays, readDate, writeDate } from './dateParts.ts';

it('stores a date of the common era and a moment in UTC', () => {
  expect(writeDate({ year: 2026, month: 11, day: 21 }, false)).toBe('2026-11-21');
  expect(writeDate({ year: 2026, month: 1, day: 1, hour: 6, minute: 30 }, true)).toBe('2025-12-31T23:30:00.000Z');
});

it('is no date while a part is missing or the day does not exist', () => {
  expect(writeDate({ year: 2026, month: 11 }, false)).toBeUndefined();
  expect(writeDate({ year: 2026, month: 2, day: 29 }, false)).toBeUndefined();
  expect(writeDate({ year: 2026, month: 2, day: 28, hour: 6 }, true)).toBeUndefined();
});

it('knows leap years', () => {
  expect([countDays(2, 2024), countDays(2, 2026), countDays(2), countDays(4)]).toEqual([29, 28, 29, 30]);
});

it('reads back every moment it wrote', () => {
  const part = (min: number, max: number) => fc.integer({ min, max });
  const parts = fc.record({
    year: part(1924, 2100),
    month: part(1, 12),
    day: part(1, 28),
    hour: part(0, 23),
    minute: part(0, 59),
  });
  fc.assert(
    fc.property(parts, (moment) => {
      expect(readDate(writeDate(moment, true))).toEqual(moment);
    }),
    { numRuns: 50 },
  );
});

it('refuses what is no date, has no time where one is asked, or lies outside the years', () => {
  const object = { uid: 'd', type: 'datetime', fromYear: 1924, toYear: 2026 };
  expect(checkDate('2026-11-21', object)).toBeUndefined();
  expect(checkDate('', object)).toBeUndefined();
  expect(checkDate('', { ...object, required: true })?.th).toBe('ไม่ได้กรอกข้อมูล.');
  for (const value of ['2026-02-30', '21/11/2569', '1923-01-01', '2027-01-01', { $gt: 1 }, 5])
    expect(checkDate(value, object)).toBeDefined();
  expect(checkDate('2026-11-21', { ...object, showDateTime: true })).toBeDefined();
});
