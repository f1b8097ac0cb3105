import type { BenchRow } from '../support/benchRow.ts';
import { measureFlows } from '../support/measureFlows.ts';

/** The same with Redis as the backend of jobs and messages, in the product and below it. */
export const row: BenchRow = {
  name: 'flow-5-redis',
  unit: 'flows/s',
  target: { of: 'ratio', atLeast: 0.5 },
  measure: async (bench) => {
    const redisUrl = process.env.TEST_REDIS_URL;
    if (!redisUrl) throw new Error('set TEST_REDIS_URL to a Redis that may be filled');
    return measureFlows(bench, { redisUrl });
  },
};
