import type { BenchRow } from '../support/benchRow.ts';
import { measurePage1000 } from '../support/measurePage1000.ts';

/** From navigation until a click on the last of 1,000 objects has its effect. */
export const row: BenchRow = {
  name: 'page-1000-interactive',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1.3 },
  measure: async (house) => {
    const { figure, floor } = await measurePage1000(house);
    return { figure: figure.interactive, floor: floor.interactive };
  },
};
