import { expect, it } from 'vitest';
import { readDay, writeDay } from './days.ts';

it.each(['Asia/Bangkok', 'America/New_York', 'Pacific/Auckland'])(
  'writes a day as its midnight in %s, which is read as the same day again',
  (timeZone) => {
    for (const day of ['2026-01-01', '2026-07-15']) {
      const written = writeDay(day, { isMoment: true, timeZone });
      expect(readDay(written, timeZone)).toBe(day);
      expect(written).not.toBe(day);
    }
  },
);

it('writes a date as it is, and leaves what is no day to the server', () => {
  expect(writeDay('2026-07-15', { isMoment: false, timeZone: 'Asia/Bangkok' })).toBe('2026-07-15');
  expect(writeDay('soon', { isMoment: true, timeZone: 'Asia/Bangkok' })).toBe('soon');
});
