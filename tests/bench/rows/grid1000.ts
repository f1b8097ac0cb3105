import type { BenchRow } from '../support/benchRow.ts';
import { measureGrid } from '../support/measureGrid.ts';

/** A key in a document of 1,000 lines, from the key to the frame that shows it with its totals, p95. */
export const row: BenchRow = {
  name: 'grid-1000',
  unit: 'ms',
  target: { of: 'figure', atMost: 100 },
  measure: async (bench) => ({ figure: await measureGrid(bench, 1000), floor: null }),
};
