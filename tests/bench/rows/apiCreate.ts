import { compareWithBare } from '../support/measureRecords.ts';
import { buildJob } from '../support/openBenchJobs.ts';

/** A new record: validated, stored with its history in one transaction. */
export const row = compareWithBare('api-create', ({ path }) => ({
  calls: Array.from({ length: 200 }, (_, at) => ({ path, body: { data: buildJob(20_000_000 + at) } })),
}));
