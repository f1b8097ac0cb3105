import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMoment } from './readMoment.ts';

it.each([
  ['2026-01-31 09:00:00+00', '2026-01-31T09:00:00.000Z'],
  ['2026-01-31 09:00:00.1+00', '2026-01-31T09:00:00.100Z'],
  ['2026-01-31 09:00:00.12+00', '2026-01-31T09:00:00.120Z'],
  ['2026-01-31 09:00:00.999999+00', '2026-01-31T09:00:00.999Z'],
  ['2026-01-31 16:00:00.123+07', '2026-01-31T09:00:00.123Z'],
  ['2026-01-31 14:45:00.5+05:45', '2026-01-31T09:00:00.500Z'],
  ['12026-01-31 09:00:00+00', '+012026-01-31T09:00:00.000Z'],
])('shows %s as %s', (text, shown) => {
  expect(readMoment(text)).toBe(shown);
});

it('agrees with Date on every moment of four-figure years', () => {
  const moments = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 999 }), (date, micros) => {
      const digits = `${date.toISOString().slice(20, 23)}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
      const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${digits && `.${digits}`}+00`;
      expect(readMoment(text)).toBe(new Date(text).toISOString());
    }),
  );
});
