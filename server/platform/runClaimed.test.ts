import { expect, it } from 'vitest';
import { runClaimed } from './runClaimed.ts';

/** Rows that come when a test says so, and are handled until it ends them. */
function openRows() {
  const due: string[] = [];
  const claimed: string[] = [];
  const handled = new Map<string, () => void>();
  let wake = Promise.withResolvers<void>();
  return {
    claimed,
    add: (row: string) => {
      due.push(row);
      wake.resolve();
      wake = Promise.withResolvers();
    },
    end: (row: string) => handled.get(row)?.(),
    claim: async (count: number) => {
      const taken = due.splice(0, count);
      claimed.push(...taken);
      return taken;
    },
    handle: (row: string) => new Promise<void>((done) => handled.set(row, done)),
    woken: () => wake.promise,
  };
}

const settle = () => new Promise((done) => setTimeout(done));

it('takes up what comes while something else takes long', async () => {
  const rows = openRows();
  rows.add('slow');
  const work = runClaimed({ ...rows, atOnce: 2, isStopping: () => false });
  await settle();
  rows.add('next');
  await settle();
  expect(rows.claimed).toEqual(['slow', 'next']);
  for (const row of rows.claimed) rows.end(row);
  expect(await work).toBe(2);
});

it('never takes more at once than it may', async () => {
  const rows = openRows();
  for (const row of ['a', 'b', 'c']) rows.add(row);
  const work = runClaimed({ ...rows, atOnce: 2, isStopping: () => false });
  await settle();
  rows.add('d');
  await settle();
  expect(rows.claimed).toEqual(['a', 'b']);
  rows.end('a');
  await settle();
  expect(rows.claimed).toEqual(['a', 'b', 'c']);
  for (const row of ['b', 'c', 'd']) {
    rows.end(row);
    await settle();
  }
  expect(await work).toBe(4);
});

it('takes nothing more once it stops, and ends after what it has', async () => {
  const rows = openRows();
  let stopping = false;
  rows.add('last');
  const work = runClaimed({ ...rows, atOnce: 2, isStopping: () => stopping });
  await settle();
  stopping = true;
  rows.add('late');
  await settle();
  expect(rows.claimed).toEqual(['last']);
  rows.end('last');
  expect(await work).toBe(1);
});
