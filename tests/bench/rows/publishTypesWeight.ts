import type { BenchRow } from '../support/benchRow.ts';
import { measureTypes } from '../support/measureTypes.ts';

/** Scripts of a first visit with 200 widget types installed, beside the same with 10. */
export const row: BenchRow = {
  name: 'publish-types-weight',
  unit: 'KB',
  target: { of: 'ratio', atMost: 1.01 },
  measure: async (bench) => {
    const { few, many } = await measureTypes(bench);
    return { figure: many.weight, floor: few.weight };
  },
};
