import type { BenchRow } from '../support/benchRow.ts';
import { measureGrid } from '../support/measureGrid.ts';

/** A key in a document of 200 lines, from the key to the frame that shows it with its totals, p95. */
export const row: BenchRow = {
  name: 'grid-200',
  unit: 'ms',
  target: { of: 'figure', atMost: 50 },
  measure: async (bench) => ({ figure: await measureGrid(bench, 200), floor: null }),
};
