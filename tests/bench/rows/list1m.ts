import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { openBenchJobs } from '../support/openBenchJobs.ts';

/** A page by indexed fields out of 1,000,000 records, beside the same out of 10,000. */
export const row: BenchRow = {
  name: 'list-1m',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1.3 },
  measure: async (bench) => {
    const few = await openBenchJobs(bench);
    const many = await openBenchJobs(bench, 'bench_million');
    await few.fill(10_000);
    await many.fill(1_000_000);
    const target = ({ port, host, path, administrator: cookie }: typeof few, step: number) => ({
      port,
      host,
      cookie,
      paths: Array.from({ length: 90 }, (_, at) => `${path}?category=c${at * step}&sort=-price&limit=20`),
    });
    const rates = await compareRates(target(many, 100), target(few, 1));
    return { figure: 32_000 / rates.figure, floor: 32_000 / rates.floor };
  },
};
