import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSerial } from './readSerial.ts';
import { writeSerial } from './writeSerial.ts';

const moments = fc.date({
  min: new Date('1900-03-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

it('is read as the day or the moment that it was', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const text = moment.toISOString().slice(0, 23).replace('.000', '');
      expect(readSerial(writeSerial(text) ?? -1, 'both', false)?.text).toBe(text);
      const day = text.slice(0, 10);
      expect(readSerial(writeSerial(day) ?? -1, 'day', false)?.text).toBe(day);
    }),
  );
});

it.each(['1899-12-31', '1900-02-28', '2026-02-30', '2026-11-29T10:00:00Z', '29/11/2569', ''])(
  'stays a text: %s',
  (text) => {
    expect(writeSerial(text)).toBeUndefined();
  },
);

it('is the number of spreadsheets', () => {
  expect([writeSerial('2024-02-29'), writeSerial('2024-02-29T12:00:00')]).toEqual([45_351, 45_351.5]);
});
