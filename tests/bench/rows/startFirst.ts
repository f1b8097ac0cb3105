import type { BenchRow } from '../support/benchRow.ts';
import { measureStarts } from '../support/measureStarts.ts';

/** `npm start` to healthy, right after installation: database created, assets built, demo sites made. */
export const row: BenchRow = {
  name: 'start-first',
  unit: 's',
  target: { of: 'figure', atMost: 30 },
  measure: async (bench) => ({ figure: (await measureStarts(bench)).first, floor: null }),
};
