import type { Layout } from '../../../schemas/index.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { refuseUnfitForms } from '../forms/refuseUnfitForms.ts';
import type { LayoutRecord } from '../layouts/layoutStore.ts';
import { layoutConflict } from '../layouts/layouts.errors.ts';
import { forgetPublisher } from '../layouts/publishersOf.ts';
import { refuseHiddenReads } from '../layouts/refuseHiddenReads.ts';
import { refuseUnworkable } from '../layouts/refuseUnworkable.ts';
import type { PageParts } from '../pageParts.ts';
import { requireEditing } from '../rights/editingRights.ts';

/** Publishes a draft, unless it holds what could not work or what its publisher may not read: the editor can still change it. */
export async function publishLayout(
  app: PageParts,
  visit: SignedInVisit,
  { key, version, logChange }: { key: string; version: number; logChange: ChangeLog },
): Promise<LayoutRecord> {
  requireEditing(visit, key, 'publish');
  const { site, session } = visit;
  const stored = await app.layouts.read(site.id, key);
  // What is looked at is what is published, however fast somebody saves.
  if (stored && stored.version !== version) throw layoutConflict({}, stored);
  if (stored?.draft) await refuseUnpublishable(app, visit, stored.draft);
  // The publisher whose rights bind it: the person; who was let in for them stands in the log.
  const { userId } = session;
  const published = await app.layouts.publish(site.id, { key, version, userId, by: session, logChange });
  forgetPublisher(app.db, site.id, key);
  return published;
}

/** Refuses what could not work for visitors, and what would show them more than its publisher may read. */
export async function refuseUnpublishable(app: PageParts, visit: SignedInVisit, draft: Layout): Promise<void> {
  await refuseUnworkable(app, visit, draft);
  await refuseUnfitForms(app, visit, draft);
  await refuseHiddenReads(app, visit, draft);
}
