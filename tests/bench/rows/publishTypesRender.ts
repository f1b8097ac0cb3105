import type { BenchRow } from '../support/benchRow.ts';
import { measureTypes } from '../support/measureTypes.ts';

/** Drawing a page anew with 200 widget types installed, beside the same with 10. */
export const row: BenchRow = {
  name: 'publish-types-render',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1.1 },
  measure: async (bench) => {
    const { few, many } = await measureTypes(bench);
    return { figure: many.render, floor: few.render };
  },
};
