import { expect, it } from 'vitest';
import { findNeighbours, followList, listWithoutOrigin, type ReadBeside, type SeenList } from './neighbours.ts';

const all = Array.from({ length: 45 }, (_, index) => `r${index + 1}`);
const size = 10;
const seen = (from: number): SeenList => ({
  ...{ path: '/records/thing?list.sort=-total', uid: 'list', total: all.length },
  ...{ ids: all.slice(from, from + size), first: from + 1 },
});

let asked: string[] = [];
const read: ReadBeside = async (_, id, side) => {
  asked.push(`${side} ${id}`);
  const at = all.indexOf(id);
  const [from, to] = side === 'after' ? [at + 1, at + 1 + size] : [Math.max(at - size, 0), at];
  return all.slice(from, to).map((one) => ({ id: one }));
};

it('leads through the whole list, forwards and backwards, and reads only beyond what is known', async () => {
  let list = seen(0);
  asked = [];
  for (const [index, id] of all.entries()) {
    list = await followList(list, id, read);
    const wanted = { previous: all[index - 1], next: all[index + 1], at: index + 1, count: 45 };
    expect(findNeighbours(list, id)).toEqual(wanted);
  }
  expect(asked).toEqual(['after r10', 'after r20', 'after r30', 'after r40']);
  list = seen(40);
  for (const id of all.toReversed()) {
    list = await followList(list, id, read);
    expect(findNeighbours(list, id)?.previous).toBe(all[all.indexOf(id) - 1]);
  }
});

it('finds the neighbours of a record that was scrolled to, and its place once an end is known', async () => {
  const list = await followList(seen(0), 'r33', read);
  expect(findNeighbours(list, 'r33')).toEqual({ previous: 'r32', next: 'r34', count: 45 });
  const ended = await followList(await followList(list, 'r43', read), 'r45', read);
  expect(findNeighbours(ended, 'r45')).toEqual({ previous: 'r44', next: undefined, at: 45, count: 45 });
});

it('finds the neighbours of a record that was opened by a link, in the usual list, and never a place that nobody counted', async () => {
  const list = await followList(listWithoutOrigin('/records/thing?things.view=all', 'r20'), 'r20', read);
  expect(list.uid).toBe('things');
  expect(findNeighbours(list, 'r20')).toEqual({ previous: 'r19', next: 'r21' });
  const last = await followList(listWithoutOrigin('/records/thing?things.view=all', 'r45'), 'r45', read);
  expect(findNeighbours(last, 'r45')).toEqual({ previous: 'r44', next: undefined });
  const first = await followList(listWithoutOrigin('/records/thing?things.view=all', 'r1'), 'r1', read);
  expect(findNeighbours(first, 'r1')).toMatchObject({ previous: undefined, next: 'r2', at: 1 });
});

it('counts a record that was made since the whole list was seen', async () => {
  const whole: SeenList = { path: '/records/thing', uid: 'list', ids: all.slice(1), first: 1, total: 44 };
  const list = await followList(whole, 'r1', read);
  expect(findNeighbours(list, 'r1')).toEqual({ previous: undefined, next: 'r2', at: 1, count: 45 });
});

it('has none for a record that is not in the list', async () => {
  const list = await followList(seen(0), 'other', async () => []);
  expect(findNeighbours(list, 'other')).toBeUndefined();
});
