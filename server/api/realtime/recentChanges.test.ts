import { expect, it } from 'vitest';
import { createRecentChanges } from './recentChanges.ts';

const change = (siteId: string, id: number) => ({
  siteId,
  collection: 'task',
  notice: { id: String(id), version: 1, action: 'update' },
});

it('knows the changes of a site since a time, and says when it does not know them all', () => {
  let now = 1_000_000;
  const recent = createRecentChanges(() => now);
  expect(recent.since('a', now)).toEqual([]);
  expect(recent.since('a', now - 1), 'before it began').toBeUndefined();
  now += 100;
  recent.add(change('a', 1));
  recent.add(change('b', 2));
  now += 100;
  recent.add(change('a', 3));
  expect(recent.since('a', now - 100)?.map(({ notice }) => notice.id)).toEqual(['1', '3']);
  expect(recent.since('a', now)?.map(({ notice }) => notice.id)).toEqual(['3']);
  now += 60_000;
  expect(recent.since('a', now - 60_001), 'too long ago').toBeUndefined();
  for (let id = 0; id < 51; id += 1, now += 1) recent.add(change('a', id));
  expect(recent.since('a', now - 51), 'more than are kept').toBeUndefined();
  expect(recent.since('a', now - 50)).toHaveLength(50);
  expect(recent.since('b', now - 51), 'another site keeps its own').toEqual([]);
});
