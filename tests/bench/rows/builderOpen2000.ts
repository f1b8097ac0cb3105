import type { BenchRow } from '../support/benchRow.ts';
import { measureOpening } from '../support/measureBuilder.ts';

/** The builder opened on a page of 2000 objects, from its address to the frame that shows them. */
export const row: BenchRow = {
  name: 'builder-open-2000',
  unit: 'ms',
  target: { of: 'figure', atMost: 1500 },
  measure: async (bench) => ({ figure: await measureOpening(bench, 2000), floor: null }),
};
