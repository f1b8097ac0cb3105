import type { BenchRow } from '../support/benchRow.ts';
import { measureBuilder } from '../support/measureBuilder.ts';

/** One edit in the builder on a page of 2000 objects, from the hand to the frame that shows it: p95 of the slowest kind. */
export const row: BenchRow = {
  name: 'builder-2000',
  unit: 'ms',
  target: { of: 'figure', atMost: 60 },
  measure: async (bench) => ({ figure: await measureBuilder(bench, 2000), floor: null }),
};
