import { expect, it } from 'vitest';
import { fillDays } from './fillDays.ts';

const now = new Date('2026-12-31T18:30:00Z'); // a new year in Bangkok

it('counts days from today, where the site is', () => {
  const data = { task: [{ due: 'sample:day+7' }, { due: 'sample:day-1', at: 'sample:day+0T02:30' }] };
  expect(fillDays(data, { now, timeZone: 'Asia/Bangkok' })).toEqual({
    task: [{ due: '2027-01-08' }, { due: '2026-12-31', at: '2027-01-01T02:30:00.000Z' }],
  });
  expect(fillDays(['sample:day+0'], { now, timeZone: 'UTC' })).toEqual(['2026-12-31']);
});

it('leaves what only looks like a day as it is', () => {
  const data = { text: 'on sample:day+7', picture: 'sample:day.svg' };
  expect(fillDays(data, { now, timeZone: 'UTC' })).toEqual(data);
});
