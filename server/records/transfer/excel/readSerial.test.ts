import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSerial } from './readSerial.ts';

const dayMs = 86_400_000;
const epoch = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** From 1 March 1900 on both ways of counting are those of the calendar. */
const moments = fc.date({
  min: new Date('1904-01-02'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

describe('a number under the format of a day', () => {
  it.each([1900, 1904] as const)('is the moment it was made of, to the millisecond: from %i', (year) => {
    fc.assert(
      fc.property(moments, (date) => {
        const serial = (date.getTime() - epoch[year]) / dayMs;
        const written = date.toISOString().replace(/(\.000)?Z$/, '');
        expect(readSerial(serial, 'both', year === 1904)?.text).toBe(written);
        expect(readSerial(serial, 'day', year === 1904)?.text).toBe(written.slice(0, 10));
        // As Excel stores it: fifteen digits.
        const stored = Number(serial.toPrecision(15));
        expect(readSerial(stored, 'both', year === 1904)?.text).toBe(written);
      }),
    );
  });

  it('counts the 29 February 1900 that never was', () => {
    const day = (serial: number) => readSerial(serial, 'day', false)?.day;
    expect([1, 59, 60, 61].map(day)).toEqual(['1900-01-01', '1900-02-28', undefined, '1900-03-01']);
    expect(readSerial(0, 'day', true)?.day).toBe('1904-01-01');
  });

  it('stays a number when there is no such day', () => {
    for (const serial of [-1, 0, 60, 2_958_466, 1e300, Number.NaN, Number.POSITIVE_INFINITY])
      expect(readSerial(serial, 'day', false), String(serial)).toBeUndefined();
    expect(readSerial(2_958_465, 'day', false)?.day).toBe('9999-12-31');
    expect(readSerial(2_958_465, 'day', true)).toBeUndefined();
  });
});

it('reads every second of a day as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
      const written = new Date(second * 1000).toISOString().slice(11, 19);
      expect(readSerial(Number((second / 86_400).toPrecision(15)), 'time', false)).toEqual({
        text: written,
        time: written,
      });
    }),
  );
});

it('keeps spans of time that are longer than a day', () => {
  expect(readSerial(1.10416666666667, 'elapsed', false)?.text).toBe('26:30:00');
  expect(readSerial(0.9999999999, 'time', false)?.text).toBe('1900-01-01T00:00:00');
});
