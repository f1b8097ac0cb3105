import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { readAuthors, type SignedInVisit } from '../../sites/visit.ts';
import { layoutUnknown, timePassed } from '../layouts/layouts.errors.ts';
import { type ScheduledAction, writeSchedule } from '../layouts/schedule.ts';
import type { PageParts } from '../pageParts.ts';
import { refuseUnpublishable } from './publishLayout.ts';

interface Wish {
  key: string;
  action: ScheduledAction;
  /** Null removes the plan. */
  at: string | null;
  logChange: ChangeLog;
}

/** Plans to publish or withdraw a page at a time. What is to be published is the draft as it is now, and judged now: the editor can still change it. */
export async function planPage(
  app: PageParts,
  visit: SignedInVisit,
  { key, action, at, logChange }: Wish,
): Promise<{ key: string }> {
  const stored = await app.layouts.read(visit.site.id, key);
  if (!stored || stored.version === 0) throw layoutUnknown({ key });
  if (at !== null && Date.parse(at) <= visit.now.getTime()) throw timePassed();
  const content = action === 'publish' && at !== null ? (stored.draft ?? stored.published) : null;
  if (content) await refuseUnpublishable(app, visit, content);
  await visit.db.transaction(async (tx) => {
    await writeSchedule(tx, { key, action, at, content, by: readAuthors(visit.session).by });
    await logChange(tx, { key });
  });
  return { key };
}
