import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay, readMoment } from './readDate.ts';

const bangkok = 7 * 60;

describe('readMoment', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T10:20', '2026-01-31T03:20:00.000Z'],
    ['2026-01-31 10:20:30', '2026-01-31T03:20:30.000Z'],
    ['2026-01-31T10:20:30Z', '2026-01-31T10:20:30.000Z'],
    ['2026-01-31T10:20:30.5-05:30', '2026-01-31T15:50:30.500Z'],
    ['2026-01-31T01:00:00+0700', '2026-01-30T18:00:00.000Z'],
    ['0099-03-01', '0099-03-01T00:00:00.000Z'],
  ])('reads %s as %s', (text, moment) => {
    expect(readMoment(text, bangkok)).toBe(moment);
  });

  it.each([
    '',
    'today',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '01/02/2026',
    '20260101',
  ])('refuses %j', (text) => {
    expect(readMoment(text, bangkok)).toBeUndefined();
    expect(readDay(text, bangkok)).toBeUndefined();
  });

  it('reads what it wrote as the same moment', () => {
    const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        expect(readMoment(date.toISOString(), bangkok)).toBe(date.toISOString());
      }),
    );
  });
});

describe('readDay', () => {
  it('keeps a day, and takes of a moment the day it falls on here', () => {
    expect(readDay('2028-02-29', bangkok)).toBe('2028-02-29');
    expect(readDay('2026-01-31T16:59:59Z', bangkok)).toBe('2026-01-31');
    expect(readDay('2026-01-31T17:00:00Z', bangkok)).toBe('2026-02-01');
  });
});
