import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { openBenchJobs } from '../support/openBenchJobs.ts';

/** What a page costs a member, whose rule narrows every read, beside what it costs an administrator. */
export const row: BenchRow = {
  name: 'member-list',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1.2 },
  measure: async (bench) => {
    const { port, host, path, member, administrator, fill } = await openBenchJobs(bench);
    await fill(10_000);
    const paths = Array.from({ length: 90 }, (_, at) => `${path}?category=c${at}&sort=-price&limit=20`);
    const rates = await compareRates(
      { port, host, paths, cookie: member },
      { port, host, paths, cookie: administrator },
    );
    return { figure: 32_000 / rates.figure, floor: 32_000 / rates.floor };
  },
};
