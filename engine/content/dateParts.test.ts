import fc from 'fast-check';
import { expect, it } from 'vitest';
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
