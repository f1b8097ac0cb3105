import type { BenchRow } from '../support/benchRow.ts';
import { measurePage1000 } from '../support/measurePage1000.ts';

/** From navigation until a press of the theme button, tried from the first moment on, has its effect; a field is on the page. */
export const row: BenchRow = {
  name: 'page-1000-interactive',
  unit: 'ms',
  target: { of: 'ratio', atMost: 1.3 },
  measure: async (bench) => {
    const { figure, floor } = await measurePage1000(bench);
    return { figure: figure.interactive, floor: floor.interactive };
  },
};
