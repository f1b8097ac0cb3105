import type { BenchRow } from '../support/benchRow.ts';
import { compareRates } from '../support/measureRate.ts';
import { openBenchCollection } from '../support/openBenchCollection.ts';
import { startBareApi } from '../support/startBareApi.ts';

/** `GET /api/:collection/:id`, signed in, 32 connections, one process; beside bare Koa and pg doing the same query. */
export const row: BenchRow = {
  name: 'api-get',
  unit: 'requests/s',
  target: { of: 'ratio', atLeast: 0.6 },
  measure: async (bench) => {
    const { port } = await bench.server();
    const collection = await openBenchCollection(bench);
    const bare = await startBareApi({ databaseUrl: await bench.database(), table: collection.table });
    try {
      return await compareRates(
        { port, ...collection },
        { port: bare.port, host: 'localhost', paths: collection.paths },
      );
    } finally {
      await bare.stop();
    }
  },
};
