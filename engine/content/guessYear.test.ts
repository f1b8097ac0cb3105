import { expect, it } from 'vitest';
import { guessYear } from './guessYear.ts';

it.each([
  [2026, 'common', 2026],
  [2399, 'common', 2399],
  [2400, 'common', 1857],
  [2569, 'common', 2026],
  [26, 'common', 2026],
  [2569, 'buddhist', 2026],
  [2400, 'buddhist', 1857],
  [2026, 'buddhist', 2026],
  [1999, 'buddhist', 1999],
  [2300, 'buddhist', 1757],
  [69, 'buddhist', 2026],
] as const)('reads %i in a field of the %s era as %i', (typed, era, meant) => {
  expect(guessYear(typed, era)).toBe(meant);
});
