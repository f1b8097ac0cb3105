import { expect, it } from 'vitest';
import type { Layout } from '../../schemas/index.ts';
import { buildLayout } from '../../tests/factories/buildPage.ts';
import { computingTime } from '../../tests/support/computingTime.ts';
import { listLayoutFaults } from './listLayoutFaults.ts';

const wrong = (count: number) => {
  const objects = Array.from({ length: count }, (_, at) => ({ uid: `o${at}`, type: 5, v: 1 }));
  return buildLayout({}, objects as unknown as Layout['rows'][0]['columns'][0]['objects']);
};

it('tells every fault of a layout', () => {
  expect(listLayoutFaults(wrong(7)).length).toBeGreaterThanOrEqual(7);
});

it('tells the first fault of a large one, which costs no more than to judge a sound one', async () => {
  const large = wrong(15_000);
  expect(await computingTime(() => expect(listLayoutFaults(large)).toHaveLength(1))).toBeLessThan(1000);
});

it('stops at a layout that is too deep', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 10_000; level += 1) deep = [deep];
  expect(listLayoutFaults({ ...wrong(0), deep })[0]?.message).toBe('depth > 60');
});
