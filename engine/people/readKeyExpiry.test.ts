import { expect, it } from 'vitest';
import { readKeyExpiry } from './readKeyExpiry.ts';

const now = new Date('2026-01-01T00:00:00Z');

it.each([
  [undefined, '2026-04-01T00:00:00.000Z'],
  ['2026-01-02', '2026-01-02T00:00:00.000Z'],
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  ['2027-01-02', undefined],
  ['2026-01-01', undefined],
  ['2025-12-31', undefined],
  ['whenever', undefined],
])('a key that is to live until %s expires at %s', (given, expected) => {
  expect(readKeyExpiry(given, now)?.toISOString()).toBe(expected);
});
