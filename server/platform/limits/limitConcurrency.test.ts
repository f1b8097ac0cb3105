import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

it('runs some at a time in the order they came, refuses what piles up, and recovers', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, mayWait: 5, refuse: () => new Error('busy') });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
    order.push(number);
    if (number === 3) throw new Error('its own fault');
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => inTurn(work(number))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, true, true, false, true, true, true],
    ...[false, false, false],
  ]);
  expect(await inTurn(async () => 'again')).toBe('again');
});
