import type { BenchRow } from '../support/benchRow.ts';
import { measureListScroll } from '../support/measureList.ts';

/** Frames while a list of 100,000 records is scrolled, p95. A frame of 60 a second is 16.67 ms, clocks of browsers say 16.7. */
export const row: BenchRow = {
  name: 'list-scroll',
  unit: 'ms',
  target: { of: 'figure', atMost: 16.7 },
  measure: async (bench) => ({ figure: await measureListScroll(bench), floor: null }),
};
