import type { BenchRow } from '../support/benchRow.ts';
import { measureFlows } from '../support/measureFlows.ts';

/** Flows of five steps, each stored before the next begins; the floor is BullMQ alone, on PostgreSQL as they are. */
export const row: BenchRow = {
  name: 'flow-5',
  unit: 'flows/s',
  target: { of: 'ratio', atLeast: 0.5 },
  measure: (bench) => measureFlows(bench),
};
