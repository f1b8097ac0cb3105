import type { BenchRow } from '../support/benchRow.ts';
import { measureGridOpen } from '../support/measureGrid.ts';

/** From the call of a document of 1,000 lines to the frame that shows its lines. */
export const row: BenchRow = {
  name: 'grid-1000-open',
  unit: 'ms',
  target: { of: 'figure', atMost: 1000 },
  measure: async (bench) => ({ figure: await measureGridOpen(bench, 1000), floor: null }),
};
