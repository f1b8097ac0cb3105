import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { type Layout, SalaError, type Site } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { startLoop } from '../../platform/startLoop.ts';
import type { Actor } from '../../records/context/actor.ts';
import { findMember } from '../../records/find/findMember.ts';
import { isLevel } from '../../sites/editingSettings.ts';
import { editorRoles } from '../../sites/guards.ts';
import type { LayoutParts } from '../layouts/layoutParts.ts';
import { unpublishLayout } from '../layouts/moveLayout.ts';
import { forgetPublisher } from '../layouts/publishersOf.ts';
import type { ScheduledAction } from '../layouts/schedule.ts';
import { readEditingLevel } from '../rights/editingRights.ts';
import { tellRefusal } from './tellRefusal.ts';

interface DueRow {
  site_id: string;
  key: string;
  action: ScheduledAction;
}

const topic = 'pages.due';
const sweepMs = 10_000;

/** Publishes and withdraws pages at their planned times, also those that passed while no server ran. Any number of processes may run it. */
export async function startSchedule(app: LayoutParts): Promise<() => Promise<void>> {
  return startLoop(app, { name: 'pages by time', topic, sweepMs, work: () => runSchedule(app) });
}

export async function runSchedule(app: LayoutParts): Promise<number> {
  const due = await app.db.platform.query<DueRow>(
    `select site_id, key, action from layout_schedule join site using (site_id)
     where due_at <= $1 and refusal is null and suspended_at is null order by due_at limit 100`,
    [app.clock.now().toISOString()],
  );
  for (const row of due) await runOne(app, row).catch((error: unknown) => keepRefusal(app, row, error));
  return due.length;
}

async function runOne(app: LayoutParts, { site_id: siteId, key, action }: DueRow): Promise<void> {
  await app.layouts.move(siteId, (db) =>
    db.transaction(async (tx) => {
      // The first to delete it does it; others wait for the row and find nothing.
      const [taken] = await tx.query<{ content: Layout | null; asked_by: string | null }>(
        'delete from layout_schedule where key = $1 and action = $2 and due_at <= $3 returning content, asked_by',
        [key, action, app.clock.now().toISOString()],
      );
      if (!taken) return;
      const site = await app.sites.byId(siteId);
      const by = site && taken.asked_by !== null ? await findMember(app, site, taken.asked_by) : undefined;
      if (!site || !by || !mayPublish(site, by, key)) throw notAllowed();
      if (action === 'unpublish') await unpublishLayout(tx, key, undefined);
      else await publishContent(tx, { key, content: taken.content, by });
      await tx.run(
        `insert into audit (site_id, actor_id, action, target_kind, target_id, changes)
         values (current_site(), $1, $2, 'layout', $3, '{"scheduled": true}')`,
        [taken.asked_by, action === 'publish' ? 'layout.published' : 'layout.unpublished', key],
      );
    }),
  );
  forgetPublisher(app.db, siteId, key);
}

/** Decided again when the time has come: their role, or what the site lets it do with the page, may be another. */
function mayPublish(site: Site, by: Actor, key: string): boolean {
  return editorRoles.includes(by.role) && isLevel(readEditingLevel({ site, session: by }, key), 'publish');
}

async function publishContent(
  tx: TenantDb,
  { key, content, by }: { key: string; content: Layout | null; by: Actor },
): Promise<void> {
  const json = JSON.stringify(content);
  const [row] = await tx.query<{ version: number }>(
    `update layout set published = $2, published_at = now(), version = version + 1, published_version = version + 1
     where key = $1 and deleted_at is null returning version`,
    [key, json],
  );
  if (!row) throw new Error('the page was deleted');
  await tx.run(
    `insert into layout_version (site_id, key, version, content, published_by, published_role, published_own_role)
     values (current_site(), $1, $2, $3, $4, $5, $6)`,
    [key, row.version, json, by.userId, by.role, by.own?.id],
  );
}

/** A planned publication that failed stays, so that editors see why; its author is notified and the log holds it. Nothing is tried twice. */
async function keepRefusal(app: LayoutParts, { site_id: siteId, key, action }: DueRow, error: unknown): Promise<void> {
  app.log.warn({ err: error, key, action }, 'a page could not be changed by time');
  const refusal = error instanceof SalaError ? error.code : 'failed';
  const [refused] = await app.db.site(siteId).query<{ user: string | null }>(
    `with refused as (
       update layout_schedule set refusal = $3 where key = $1 and action = $2 returning asked_by
     )
     insert into audit (site_id, actor_id, action, target_kind, target_id, changes)
     select current_site(), asked_by, 'layout.plan_refused', 'layout', $1, jsonb_build_object('action', $2::text, 'refusal', $3::text)
     from refused returning actor_id as "user"`,
    [key, action, refusal],
  );
  if (typeof refused?.user === 'string') await tellRefusal(app, siteId, { key, action, user: refused.user });
}
