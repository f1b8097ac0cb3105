import type { recalculateSites } from '../../records/fillRollups.ts';

/** What recalculating told of each site, a line each, with the first values that were corrected. */
export function describeReports(reports: Awaited<ReturnType<typeof recalculateSites>>): string[] {
  return reports.flatMap(({ site, compared, corrected, differences }) => [
    `${site}: ${compared} roll-ups compared, ${corrected} corrected`,
    ...differences.map(
      ({ collection, id, field, was, now }) =>
        `  ${collection} ${id} ${field}: ${JSON.stringify(was)} -> ${JSON.stringify(now)}`,
    ),
  ]);
}
