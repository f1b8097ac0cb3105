import type { BenchRow } from '../support/benchRow.ts';
import { measureWidgets } from '../support/measureWidgets.ts';

/** 100 widgets on a page, one query result changes: from its answer to the frame that shows it, p95; nothing else renders. */
export const row: BenchRow = {
  name: 'widgets-100',
  unit: 'ms',
  target: { of: 'figure', atMost: 50 },
  measure: async (bench) => ({ figure: await measureWidgets(bench, 100), floor: null }),
};
