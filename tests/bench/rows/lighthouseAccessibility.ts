import type { BenchRow } from '../support/benchRow.ts';
import { lowestScore } from '../support/measureLighthouse.ts';

export const row: BenchRow = {
  name: 'lighthouse-accessibility',
  unit: 'points',
  target: { of: 'figure', atLeast: 100 },
  measure: (bench) => lowestScore(bench, 'accessibility'),
};
