import type { BenchRow } from '../support/benchRow.ts';
import { measureListReady } from '../support/measureList.ts';

/** From the last byte of a list's page to its rows scrolling on, without a further request. */
export const row: BenchRow = {
  name: 'list-ready',
  unit: 'ms',
  target: { of: 'figure', atMost: 150 },
  measure: async (bench) => ({ figure: await measureListReady(bench), floor: null }),
};
