import { expect, it } from 'vitest';
import { readIdle, writeCountdown } from './idleClock.ts';

const minute = 60_000;
const after = (minutes: number) => readIdle({ idleMs: minutes * minute, limitMs: 90 * minute });

it('keeps quiet in the first sixty percent of the time', () => {
  expect(after(0)).toEqual({ expired: false });
  expect(after(53.9)).toEqual({ expired: false });
});

it('counts down in the last forty percent', () => {
  expect(after(54)).toEqual({ expired: false, left: 36 * minute });
  expect(after(89)).toEqual({ expired: false, left: minute });
});

it('ends at the limit and after it', () => {
  expect(after(90).expired).toBe(true);
  expect(after(500).expired).toBe(true);
});

it('writes the time left in minutes and seconds', () => {
  expect(writeCountdown(36 * minute)).toBe('36:00');
  expect(writeCountdown(9_001)).toBe('00:10');
});
