import type { BenchRow } from '../support/benchRow.ts';
import { measureStarts } from '../support/measureStarts.ts';

/** `npm start` to healthy, any later time. */
export const row: BenchRow = {
  name: 'start-again',
  unit: 's',
  target: { of: 'figure', atMost: 3 },
  measure: async (bench) => ({ figure: (await measureStarts(bench)).again, floor: null }),
};
