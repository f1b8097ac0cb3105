import type { SiteReport } from '../../records/recalculate/recalculateSites.ts';
import type { RollupDifference } from '../../records/rollups/recalculateRollups.ts';

/** What recalculating found on each site, with the first values that differed. */
export function describeReports(reports: readonly SiteReport[]): string[] {
  return reports.flatMap(({ site, formulas, rollups }) => [
    `${site}: ${rollups.compared} roll-ups compared, ${rollups.corrected} corrected`,
    ...rollups.differences.map(describe),
    `${site}: ${formulas.compared} formulas compared, ${describeClosed(formulas.closed)}${formulas.corrected} corrected`,
    ...formulas.differences.map(describe),
  ]);
}

function describe({ collection, id, field, was, now, closed }: RollupDifference): string {
  const kept = closed ? ' (closed, kept)' : '';
  return `  ${collection} ${id} ${field}: ${JSON.stringify(was)} -> ${JSON.stringify(now)}${kept}`;
}

function describeClosed(count: number): string {
  return count === 0 ? '' : `${count} closed records differ, `;
}
