import { systemActor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { openRecords } from '../openRecords.ts';
import { type RollupReport, recalculateRollups } from '../rollups/recalculateRollups.ts';
import { type FormulaReport, recalculateFormulas } from '../write/recalculateFormulas.ts';

export interface SiteReport {
  /** Its first host name. */
  site: string;
  formulas: FormulaReport;
  rollups: RollupReport;
}

/** Compares and corrects the computed fields of every site, roll-ups after the formulas that they may be sums of. */
export async function recalculateSites(app: RecordParts): Promise<SiteReport[]> {
  const reports: SiteReport[] = [];
  for (const site of await app.sites.all()) {
    const { context } = await openRecords(app, { siteId: site.id, actor: systemActor });
    const formulas = await recalculateFormulas(context);
    const rollups = await recalculateRollups(context, context.collections.feeds);
    reports.push({ site: site.hosts[0] ?? site.id, formulas, rollups });
  }
  return reports;
}
