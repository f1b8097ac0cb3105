import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [895_043, '874 KB'],
  [31_457_289, '30 MB'],
  [1_610_612_736, '1.5 GB'],
])('says %i as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
