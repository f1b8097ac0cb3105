import { expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { arrangeWeek, barOn } from './lanes.ts';

const entry = (id: string, start: string, end: string): Entry => ({
  id,
  title: id,
  start,
  end,
  isDone: false,
  record: {},
});
const show = (lanes: ReturnType<typeof arrangeWeek>) =>
  lanes.map((lane) => lane.map(({ entry: { id }, from, days }) => `${id} ${from.slice(8)}+${days}`));

it('makes one bar a week of a task of twelve days', () => {
  const long = entry('long', '2026-11-04', '2026-11-15');
  expect(show(arrangeWeek([long], '2026-11-01'))).toEqual([['long 04+4']]);
  expect(show(arrangeWeek([long], '2026-11-08'))).toEqual([['long 08+7']]);
  expect(show(arrangeWeek([long], '2026-11-15'))).toEqual([['long 15+1']]);
  expect(arrangeWeek([long], '2026-11-22')).toEqual([]);
});

it('puts what stands over each other into lines, and what fits into one that is free', () => {
  const lanes = arrangeWeek(
    [
      entry('friday', '2026-11-06', '2026-11-06'),
      entry('long', '2026-11-01', '2026-11-05'),
      entry('monday', '2026-11-02', '2026-11-02'),
      entry('two', '2026-11-02', '2026-11-03'),
    ],
    '2026-11-01',
  );
  expect(show(lanes)).toEqual([['long 01+5', 'friday 06+1'], ['two 02+2'], ['monday 02+1']]);
  expect(lanes.map((lane) => barOn(lane, '2026-11-03')?.entry.id)).toEqual(['long', 'two', undefined]);
});
