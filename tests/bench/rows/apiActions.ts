import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { openBenchOrders, orders } from '../support/openBenchOrders.ts';
import { startFloor } from '../support/startFloor.ts';

/** An event with five guards and five actions on two other records, beside the same work in SQL written by hand. */
export const row: BenchRow = {
  name: 'api-actions',
  unit: 'requests/s',
  target: { of: 'ratio', atLeast: 0.4 },
  measure: async (bench) => {
    const { host, port, siteId, administrator, tables } = await openBenchOrders(bench);
    const bare = await startFloor('bareActions.ts', {
      DATABASE_URL: await bench.database(),
      SITE: siteId,
      ORDERS: tables.bench_order,
      GOODS: tables.bench_good,
      ENTRIES: tables.bench_entry,
    });
    const calls = Array.from({ length: orders }, (_, at) => ({
      path: `/api/bench_order/r_${at + 1}/transition`,
      body: { event: 'FLIP' },
    }));
    try {
      return await compareRates(
        { port, host, cookie: administrator, calls },
        { port: bare.port, host: 'localhost', calls },
      );
    } finally {
      await bare.stop();
    }
  },
};
