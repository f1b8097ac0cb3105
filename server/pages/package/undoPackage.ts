import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { readSiteChange, storeSiteChange } from '../../sites/settings/changeSite.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { trashLayout, unpublishLayout } from '../layouts/moveLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { requireEditing } from '../rights/editingRights.ts';
import { announcePackage, type PackageBefore } from './applyPackage.ts';
import { packageUnknown } from './package.errors.ts';
import { readFlows } from './packSite.ts';
import { storeFlow } from './storeFlow.ts';
import { storeLayout } from './storeLayout.ts';

export interface AppliedPackage {
  id: string;
  title: string;
  changes: number;
  by: string | null;
  appliedAt: string;
  undoneAt: string | null;
}

/** The packages that were applied to the visited site, the latest first. */
export async function listPackages({ db }: SignedInVisit): Promise<AppliedPackage[]> {
  return db.query<AppliedPackage>(
    `select package.id, package.title, package.changes, package.applied_at as "appliedAt", package.undone_at as "undoneAt",
       coalesce(nullif(concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), ''), account.email) as by
     from site_package package left join account on account.id = package.applied_by
     order by package.applied_at desc limit 50`,
  );
}

/**
 * Puts back what a package replaced, in one transaction: new pages go to the trash, new flows are removed. Collections and
 * their fields stay, since they may hold records by now.
 */
export async function undoPackage(
  app: PageParts,
  visit: SignedInVisit,
  { id, logChange }: { id: string; logChange: ChangeLog },
): Promise<{ id: string }> {
  const flowIds = new Map((await readFlows(app, visit)).map((found) => [found.flow.title, found.id]));
  const records = await openVisitRecords(app, visit);
  const before = await records.transaction(async (inside) => {
    const tx = inside.context.db;
    const [row] = await tx.query<{ before: PackageBefore }>(
      `update site_package set undone_at = now() where id = $1 and undone_at is null returning before`,
      [id],
    );
    if (!row) throw packageUnknown();
    const { settings, flows, layouts, made } = row.before;
    for (const key of [...layouts.map((layout) => layout.key), ...made.layouts]) requireEditing(visit, key, 'publish');
    if (Object.keys(settings).length > 0)
      await storeSiteChange(app, visit, { tx, change: readSiteChange(app, settings, visit.site) });
    for (const flow of flows) await storeFlow(inside, flow, flowIds.get(flow.title));
    const stored = inside.context.collections.serving('flows');
    for (const title of made.flows) {
      const flow = flowIds.get(title);
      if (stored && flow !== undefined) await inside.remove(stored.collection.name, flow);
    }
    for (const layout of layouts) {
      await storeLayout(tx, visit, layout);
      if (layout.publication === null) await unpublishLayout(tx, layout.key, undefined);
    }
    for (const key of made.layouts) await trashLayout(tx, key, { logChange: undefined }).catch(() => undefined);
    await logChange(tx, { id });
    return row.before;
  });
  const changed = { ...before, layouts: [...before.layouts, ...before.made.layouts.map((key) => ({ key }))] };
  await announcePackage(app, visit, changed as PackageBefore);
  return { id };
}
