import type { BenchRow } from './benchRow.ts';
import { compareRates, type Target } from './measureRate.ts';
import type { Bench } from './openBench.ts';
import { type BenchJobs, openBenchJobs } from './openBenchJobs.ts';
import { startBareApi } from './startBareApi.ts';

/** A call of the records API, signed in, 32 connections, one process; beside bare Koa and pg doing the same work. */
export function compareWithBare(
  name: string,
  callsOf: (jobs: BenchJobs) => Pick<Target, 'paths' | 'calls'>,
  records = 10_000,
): BenchRow {
  return {
    name,
    unit: 'requests/s',
    target: { of: 'ratio', atLeast: 0.6 },
    measure: async (bench: Bench) => {
      const jobs = await openBenchJobs(bench, `bench_${name.replace('-', '_')}`);
      await jobs.fill(records);
      const { table, siteId, host, port } = jobs;
      const bare = await startBareApi({ databaseUrl: await bench.database(), table, siteId });
      const calls = callsOf(jobs);
      try {
        return await compareRates(
          { port, host, cookie: jobs.administrator, ...calls },
          { port: bare.port, host: 'localhost', ...calls },
        );
      } finally {
        await bare.stop();
      }
    },
  };
}
