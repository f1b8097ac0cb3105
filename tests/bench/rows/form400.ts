import type { BenchRow } from '../support/benchRow.ts';
import { measureForm } from '../support/measureForm.ts';

/** A key in a form of 400 inputs, from the key to the frame that shows it, p95. */
export const row: BenchRow = {
  name: 'form-400',
  unit: 'ms',
  target: { of: 'figure', atMost: 50 },
  measure: async (bench) => ({ figure: await measureForm(bench, 400), floor: null }),
};
