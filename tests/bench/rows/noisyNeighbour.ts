import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '../../support/sendRequest.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { type BenchJobs, buildJob, openBenchJobs } from '../support/openBenchJobs.ts';
import { type FloodAnswers, startFlood } from '../support/startFlood.ts';
import { takeP95 } from '../support/watchKeys.ts';

const turns = 3;
const secondsEach = 5;
const readers = 2;
const thinkMs = 20;

/**
 * What people of a quiet site wait for pages, lists and new records while another site of the same process is flooded with all
 * that costs something, beside what they wait when alone. Both are measured in turn; the best turn of each counts, since whatever
 * disturbs only slows.
 */
export const row: BenchRow = {
  name: 'noisy-neighbour',
  unit: 'ms',
  target: { of: 'ratio', atMost: 2 },
  measure: async (bench) => {
    const quiet = await openBenchJobs(bench, 'bench_quiet');
    const loud = await openBenchJobs(bench, 'bench_loud', 'factory.localhost');
    for (const jobs of [quiet, loud]) await jobs.fill(10_000);
    const flood = await startFlood(loud);
    bench.later(flood.stop);
    const best = { figure: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY };
    await measureWait(quiet, 2);
    let answers: FloodAnswers = {};
    for (let turn = 0; turn < turns; turn += 1) {
      best.floor = Math.min(best.floor, await measureWait(quiet, secondsEach));
      await flood.begin();
      await wait(1000);
      best.figure = Math.min(best.figure, await measureWait(quiet, secondsEach));
      answers = await flood.pause();
      await wait(500);
    }
    requireWork(answers);
    return best;
  },
};

/** A flood of which nothing was answered proves nothing. */
function requireWork(answers: FloodAnswers): void {
  for (const [kind, counts] of Object.entries(answers))
    if (!Object.keys(counts).some((status) => Number(status) > 0 && Number(status) < 300))
      throw new Error(`the flood got nothing done: ${kind} ${JSON.stringify(answers)}`);
}

/** The wait that 95 of 100 requests of a few people do not exceed; every one must be answered. */
async function measureWait(jobs: BenchJobs, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let asked = 0;
  const read = async () => {
    while (performance.now() < until) {
      asked += 1;
      const at = performance.now();
      const { status, text } = await askOnce(jobs, asked);
      if (status >= 300) throw new Error(`the quiet site was refused: ${status} ${text.slice(0, 300)}`);
      times.push(performance.now() - at);
      await wait(thinkMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return takeP95(times);
}

function askOnce({ host, port, path, administrator }: BenchJobs, at: number) {
  const headers = { cookie: administrator };
  if (at % 3 === 0) return sendRequest({ host, port, headers, path: '/' });
  if (at % 3 === 1)
    return sendRequest({ host, port, headers, path: `${path}?category=c${at % 90}&sort=-price&limit=20` });
  return sendRequest({ host, port, headers, path, body: { data: buildJob(at) } });
}
