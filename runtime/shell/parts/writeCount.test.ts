import { expect, it } from 'vitest';
import { writeCount } from './writeCount.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [154_000, '99+'],
])('%d shows as %s', (count, text) => {
  expect(writeCount(count)).toBe(text);
});
