import { type Layout, SalaError } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { startLoop } from '../../platform/startLoop.ts';
import type { Actor } from '../../records/actor.ts';
import { findMember } from '../../records/findMember.ts';
import { editorRoles } from '../../sites/guards.ts';
import type { LayoutParts } from './layoutParts.ts';
import { unpublishLayout } from './moveLayout.ts';
import { forgetPublisher } from './publishersOf.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** What time does to a page, and why it could not. */
export interface Scheduled {
  action: ScheduledAction;
  at: string;
  by: string | null;
  refusal: string | null;
}

interface DueRow {
  site_id: string;
  key: string;
  action: ScheduledAction;
}

const topic = 'pages.due';
const sweepMs = 10_000;

export async function listScheduled(db: TenantDb, key: string): Promise<Scheduled[]> {
  return db.query<Scheduled>(
    'select action, due_at as at, asked_by as by, refusal from layout_schedule where key = $1 order by due_at',
    [key],
  );
}

/** Asks for an action at a time, in place of an earlier wish; without a time it takes the wish back. */
export async function writeSchedule(
  tx: TenantDb,
  wish: { key: string; action: ScheduledAction; at: string | null; content: Layout | null; by: string | null },
): Promise<void> {
  const { key, action, at, content, by } = wish;
  await tx.run('delete from layout_schedule where key = $1 and action = $2', [key, action]);
  if (at === null) return;
  await tx.run(
    `insert into layout_schedule (site_id, key, action, due_at, content, asked_by)
     values (current_site(), $1, $2, $3, $4, $5)`,
    [key, action, at, content && JSON.stringify(content), by],
  );
}

/** Publishes pages and takes them away at their times, what a stop has missed too. Any number of processes may. */
export async function startSchedule(app: LayoutParts): Promise<() => Promise<void>> {
  return startLoop(app, { name: 'pages by time', topic, sweepMs, work: () => runSchedule(app) });
}

export async function runSchedule(app: LayoutParts): Promise<number> {
  const due = await app.db.platform.query<DueRow>(
    `select site_id, key, action from layout_schedule where due_at <= $1 and refusal is null order by due_at limit 100`,
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
      if (!by || !editorRoles.includes(by.role)) throw new Error('whoever asked for it may not publish');
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

/** A wish that failed stays, so that editors see why; nothing is tried twice. */
async function keepRefusal(app: LayoutParts, { site_id: siteId, key, action }: DueRow, error: unknown): Promise<void> {
  app.log.warn({ err: error, key, action }, 'a page could not be changed by time');
  const refusal = error instanceof SalaError ? error.code : 'failed';
  await app.db
    .site(siteId)
    .run('update layout_schedule set refusal = $3 where key = $1 and action = $2', [key, action, refusal]);
}
