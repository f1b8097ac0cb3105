import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultAccessRoles } from '../../engine/people/actor.ts';
import { listUndeletable } from '../../engine/record/lock/findLock.ts';
import { notAllowed } from '../../engine/record/recordErrors.ts';
import { siteRows, sql } from '../platform/db/sql.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { ChangeLog } from '../sites/audit/writeAudit.ts';
import type { StoredCollection } from './collections.ts';
import { findDependent, recalculateRollups } from './recalculateRollups.ts';
import { confirmNeeded } from './records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from './recordsContext.ts';
import { runInTransaction } from './runInTransaction.ts';

const tokenMs = 5 * 60_000;
const historyColumns =
  'record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, by, on_behalf_of)';

/**
 * Moves every record of a collection to the trash, apart from those whose state closes their deletion. Without a token it only returns the count and a token, so that
 * nobody empties a collection by accident.
 */
export async function clearRecords(
  context: RecordsContext,
  name: string,
  { token, logChange }: { token: string | undefined; logChange: ChangeLog },
): Promise<number> {
  const { actor, db } = context;
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'delete');
  if (decision.condition || !defaultAccessRoles.includes(actor.role)) throw notAllowed();
  if (!token || !isOwnToken(context, name, token)) {
    const count = await countDeletable(db, stored);
    throw confirmNeeded({ count }, { count, token: makeToken(context, name, Date.now()) });
  }
  const by = actor.actedBy ?? actor.userId;
  const now = sql.raw('now()');
  const gone = deletable(stored)
    .update({ deleted_at: now, updated_at: now, updated_by: by, version: sql.raw('version + 1') })
    .returning(['id', 'version', 'state']);
  const history = sql('gone').select(
    sql.raw("current_site(), ?, id, version, 'delete', state, state, '[]', ?, ?", [
      stored.collection.name,
      by,
      actor.actedBy === undefined ? null : actor.userId,
    ]),
  );
  const feeds = findDependent(context.collections.feeds, context.collections.fedBy(stored));
  return runInTransaction(context, async (inside) => {
    const cleared = await inside.db.run(sql(sql.raw(historyColumns)).with('gone', gone).insert(history));
    await recalculateRollups(inside, feeds);
    await logChange(inside.db, { cleared });
    return cleared;
  });
}

function deletable({ collection, table }: StoredCollection) {
  const closed = listUndeletable(collection);
  const rows = siteRows(table).whereNull('deleted_at');
  return closed.length === 0 ? rows : rows.where((part) => part.whereNull('state').orWhereNotIn('state', closed));
}

async function countDeletable(db: TenantDb, stored: StoredCollection): Promise<number> {
  const [row] = await db.query<{ count: number }>(deletable(stored).count());
  return row?.count ?? 0;
}

function makeToken(context: RecordsContext, collection: string, at: number): string {
  const { app, site, actor } = context;
  const mark = createHmac('sha256', app.secret)
    .update(`clear ${site.id} ${collection} ${actor.userId} ${at}`)
    .digest('base64url');
  return `${at.toString(36)}.${mark}`;
}

function isOwnToken(context: RecordsContext, collection: string, token: string): boolean {
  const at = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isFinite(at) || Date.now() - at > tokenMs || at > Date.now()) return false;
  const expected = Buffer.from(makeToken(context, collection, at));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
