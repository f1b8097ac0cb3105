import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { openBenchCollection } from '../support/openBenchCollection.ts';

/**
 * What it costs to know who asks: a record by id with a session and a rule for its role, beside the same call of a visitor
 * on a collection that is open to everybody.
 */
export const row: BenchRow = {
  name: 'guard',
  unit: 'requests/s',
  target: { of: 'ratio', atLeast: 0.9 },
  measure: async (bench) => {
    const { port } = await bench.server();
    const closed = await openBenchCollection(bench);
    const { host, paths } = await openBenchCollection(bench, 'bench_open_item');
    return compareRates({ port, ...closed }, { port, host, paths });
  },
};
