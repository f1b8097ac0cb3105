import type { BenchRow } from '../support/benchRow.ts';
import { measureBuilder } from '../support/measureBuilder.ts';

/** One edit in the builder on a page of 250 objects, from the hand to the frame that shows it: p95 of the slowest kind. */
export const row: BenchRow = {
  name: 'builder-250',
  unit: 'ms',
  target: { of: 'figure', atMost: 30 },
  measure: async (bench) => ({ figure: await measureBuilder(bench, 250), floor: null }),
};
