import type { BenchRow } from '../support/benchRow.ts';
import { measurePage1000 } from '../support/measurePage1000.ts';

/** From navigation to the frame that shows the last of 1,000 objects, beside the same page hand-written in React. */
export const row: BenchRow = {
  name: 'page-1000',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1 },
  measure: async (bench) => {
    const { figure, floor } = await measurePage1000(bench);
    return { figure: figure.painted, floor: floor.painted };
  },
};
