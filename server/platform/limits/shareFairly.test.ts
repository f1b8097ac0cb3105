import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FairShare, shareFairly } from './shareFairly.ts';

const options = { refuse: () => new Error('busy'), nextTurn: (work: () => void) => work() };
const open = () => shareFairly({ ...options, most: 16, least: 2, mayWait: 50 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Asks for places; lists the ways back of those that have begun. */
async function ask(share: FairShare, site: string, times: number): Promise<(() => void)[]> {
  const begun: (() => void)[] = [];
  for (let time = 0; time < times; time += 1) {
    const entered = share.enter(site);
    if (typeof entered === 'function') begun.push(entered);
    else void entered.then((leave) => begun.push(leave));
  }
  await Promise.resolve();
  return begun;
}
const crowd = (share: FairShare, times = 6) => {
  for (let time = 0; time < times; time += 1) share.adapt(true);
};

it('lets a site that is there alone have all places, however busy the process is', async () => {
  const share = open();
  const begun = await ask(share, 'loud', 16);
  crowd(share);
  expect(begun).toHaveLength(16);
  expect(share.figures()).toEqual({ working: 16, waiting: 0, refused: 0, share: 16 });
  expect([share.mustGiveWay('loud'), share.hasOthers('loud')]).toEqual([false, false]);
});

it('leaves a loud site the least when others come, and lets those in at once', async () => {
  const share = open();
  const loud = await ask(share, 'loud', 40);
  const quiet = await ask(share, 'quiet', 1);
  expect([share.mustGiveWay('loud'), share.hasOthers('loud')]).toEqual([false, true]);
  crowd(share);
  expect([loud.length, quiet.length, share.figures().share]).toEqual([16, 1, 2]);
  for (const leave of loud.slice(0, 14)) leave();
  await Promise.resolve();
  expect(share.figures().working).toBe(3);
  expect(share.mustGiveWay('loud')).toBe(true);
  expect(await ask(share, 'quiet', 1)).toHaveLength(1);
});

it('begins nothing of a site while one that used less is served, but one request in 40 ms', async () => {
  const share = open();
  const loud = await ask(share, 'loud', 40);
  const [leave] = await ask(share, 'quiet', 1);
  crowd(share);
  vi.advanceTimersByTime(30);
  for (const end of loud.splice(0)) end();
  await Promise.resolve();
  expect(loud).toHaveLength(0);
  vi.advanceTimersByTime(10);
  crowd(share, 1);
  await Promise.resolve();
  expect(loud).toHaveLength(1);
  leave?.();
  await Promise.resolve();
  expect(loud).toHaveLength(2);
});

it('holds a request that gives way while a site that used less is served, 40 ms at most', async () => {
  const share = open();
  const went: string[] = [];
  const giveWay = async (name: string) => {
    await share.giveWay('loud');
    went.push(name);
  };
  expect(share.giveWay('loud')).toBeUndefined();
  const [used] = await ask(share, 'loud', 1);
  vi.advanceTimersByTime(100);
  used?.();
  const [leave] = await ask(share, 'quiet', 1);
  await ask(share, 'loud', 1);
  expect(share.giveWay('loud')).toBeUndefined();
  crowd(share);
  void giveWay('after the quiet one');
  await Promise.resolve();
  expect(went).toEqual([]);
  leave?.();
  await Promise.resolve();
  await ask(share, 'quiet', 1);
  void giveWay('in the end');
  await Promise.resolve();
  expect(went).toEqual(['after the quiet one']);
  vi.advanceTimersByTime(40);
  crowd(share, 1);
  await Promise.resolve();
  expect(went).toEqual(['after the quiet one', 'in the end']);
});

it('lets two sites that ask for more than there is have the same', async () => {
  const share = shareFairly({ ...options, most: 16, least: 1, mayWait: 1000 });
  const begun = { one: await ask(share, 'one', 900), other: await ask(share, 'other', 200) };
  crowd(share);
  const ended = { one: 0, other: 0 };
  for (let turn = 0; turn < 400; turn += 1) {
    vi.advanceTimersByTime(5);
    for (const site of ['one', 'other'] as const) {
      const leave = begun[site].shift();
      if (leave) ended[site] += 1;
      leave?.();
    }
    await Promise.resolve();
    crowd(share, 1);
    await Promise.resolve();
  }
  expect(ended.other).toBeGreaterThan(150);
  expect(ended.one).toBeGreaterThan(150);
});

it('gives every place back once there is time again, and waits no longer for a site that has gone', async () => {
  const share = open();
  await ask(share, 'quiet', 1).then(([leave]) => leave?.());
  const loud = await ask(share, 'loud', 40);
  crowd(share);
  for (let time = 0; time < 40; time += 1) share.adapt(false);
  for (const leave of loud.splice(0)) leave();
  await Promise.resolve();
  expect(loud).toHaveLength(16);
  vi.advanceTimersByTime(3000);
  share.adapt(true);
  expect([share.mustGiveWay('loud'), share.hasOthers('loud')]).toEqual([false, false]);
});

it('hands the place of what takes long to the next', async () => {
  const share = open();
  for (const site of ['quiet', 'loud']) (await ask(share, site, 1))[0]?.();
  crowd(share);
  const loud = await ask(share, 'loud', 5);
  expect(loud).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  crowd(share, 1);
  await Promise.resolve();
  expect(loud).toHaveLength(4);
});

it('refuses what would wait behind too many', async () => {
  const share = open();
  await ask(share, 'loud', 66);
  expect(() => share.enter('loud')).toThrow('busy');
  expect(await ask(share, 'quiet', 1)).toHaveLength(1);
  expect(share.figures().refused).toBe(1);
});

it('never has more of a site in work than its share had room for, and answers all in the end', async () => {
  const steps = fc.array(fc.constantFrom('ask a', 'ask b', 'leave', 'busy', 'idle'), { maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const share = shareFairly({ ...options, most: 4, least: 1, mayWait: 1000 });
      const working: (() => void)[] = [];
      let asked = 0;
      for (const step of list) {
        if (step.startsWith('ask')) {
          asked += 1;
          void Promise.resolve(share.enter(step)).then((leave) => working.push(leave));
        } else if (step === 'leave') working.shift()?.();
        else share.adapt(step === 'busy');
        await Promise.resolve();
        expect(share.figures().working).toBeLessThanOrEqual(8);
      }
      let answered = 0;
      for (let round = 0; round < 300 && share.figures().working > 0; round += 1) {
        share.adapt(false);
        for (const leave of working.splice(0)) leave();
        await Promise.resolve();
        await Promise.resolve();
        answered += 1;
      }
      expect(share.figures()).toMatchObject({ working: 0, waiting: 0 });
      expect(answered).toBeLessThan(300);
      expect(asked).toBeLessThanOrEqual(200);
    }),
    { numRuns: 200 },
  );
});
