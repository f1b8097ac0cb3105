import { compareWithBare } from '../support/measureRecords.ts';

/** A record moves to its next state: read, decided by its machine, written with its history. */
export const row = compareWithBare('api-transition', ({ path }) => ({
  calls: Array.from({ length: 5_000 }, (_, at) => ({
    path: `${path}/job_${at + 1}/transition`,
    body: { event: 'FLIP' },
  })),
}));
