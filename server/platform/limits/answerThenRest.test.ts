import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { answerThenRest } from './answerThenRest.ts';
import { limitConcurrency } from './limitConcurrency.ts';

const workMs = 60;

/** When two pieces of work began and were answered, in ms after the first began. */
async function runTwo(mustRest: boolean) {
  const takeTurn = limitConcurrency({ atOnce: 1, mayWait: 1, refuse: () => new Error('busy') });
  const at = performance.now();
  const run = async () => {
    let began = 0;
    const work = async () => {
      began = performance.now() - at;
      await wait(workMs);
    };
    await answerThenRest({ takeTurn, work, mustRest: () => mustRest });
    return { began, answered: performance.now() - at };
  };
  const [first, second] = await Promise.all([run(), run()]);
  return { first, second };
}

it('begins the next work when as much time has passed as the last took, and answers the last at once', async () => {
  const { first, second } = await runTwo(true);
  expect(second.began - first.answered).toBeGreaterThan(workMs * 0.8);
});

it('begins the next work at once where nobody else is there', async () => {
  const { first, second } = await runTwo(false);
  expect(second.began - first.answered).toBeLessThan(workMs * 0.8);
});

it('tells why work failed or was given no turn', async () => {
  const options = { work: () => Promise.reject(new Error('broken')), mustRest: () => true };
  await expect(answerThenRest({ ...options, takeTurn: (work) => work() })).rejects.toThrow('broken');
  const takeTurn = () => Promise.reject(new Error('busy'));
  await expect(answerThenRest({ ...options, takeTurn })).rejects.toThrow('busy');
});
