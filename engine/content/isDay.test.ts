import { expect, it } from 'vitest';
import { isDay } from './isDay.ts';

it('takes a day of the calendar, and neither another text nor a day that there is not', () => {
  expect(['2026-11-21', '2024-02-29'].every(isDay)).toBe(true);
  const others = [
    '',
    '2026-11',
    '2026-11-21T00:00:00Z',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '21/11/2569',
    '$today',
  ];
  expect(others.filter(isDay)).toEqual([]);
});
