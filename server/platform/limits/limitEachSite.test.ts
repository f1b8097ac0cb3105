import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitEachSite } from './limitEachSite.ts';

it('lets no site wait for what another one does, and refuses only the one that piles up', async () => {
  const inTurn = limitEachSite({ atOnce: 1, mayWait: 2, refuse: () => new Error('busy') });
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await wait(ms);
    done.push(name);
  };
  const loud = Promise.allSettled(['1', '2', '3', '4'].map((name) => inTurn('loud', work(name, 30))));
  await inTurn('quiet', work('quiet', 1));
  expect(done).toEqual(['quiet']);
  expect((await loud).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(done).toEqual(['quiet', '1', '2', '3']);
});

it('ends the patience of whoever waits, and gives their turn to the next', async () => {
  const inTurn = limitEachSite({ atOnce: 1, mayWait: 9, patienceMs: 20, refuse: () => new Error('busy') });
  const first = inTurn('site', () => wait(60));
  await expect(inTurn('site', async () => 'late')).rejects.toThrow('busy');
  await first;
  expect(await inTurn('site', async () => 'again')).toBe('again');
});
