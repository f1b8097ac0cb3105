import type { BenchRow } from '../support/benchRow.ts';
import { lowestScore } from '../support/measureLighthouse.ts';

/** Speed of the slowest of three public pages on a simulated phone, as Lighthouse scores it. */
export const row: BenchRow = {
  name: 'lighthouse',
  unit: 'points',
  target: { of: 'figure', atLeast: 95 },
  measure: (bench) => lowestScore(bench, 'performance'),
};
