import { createHmac, timingSafeEqual } from 'node:crypto';
import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { quoteName } from '../../engine/query/sqlBinder.ts';
import { confirmNeeded } from './records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from './recordsContext.ts';

const tokenMs = 5 * 60_000;
const houseRoles = ['root', 'superadmin', 'admin'];

/**
 * Moves every record of a collection to the trash. Asked first without a token it only says how many there are and gives one:
 * nobody empties a collection by a single slip.
 */
export async function clearRecords(context: RecordsContext, name: string, token: string | undefined): Promise<number> {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'delete');
  if (decision.condition || !houseRoles.includes(context.actor.role)) throw notAllowed();
  const table = quoteName(stored.table);
  if (!token || !isOwnToken(context, name, token)) {
    const [row] = await context.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where site_id = current_site() and deleted_at is null`,
    );
    const count = row?.count ?? 0;
    throw confirmNeeded({ count }, { count, token: makeToken(context, name, Date.now()) });
  }
  return context.db.run(
    `with gone as (
       update ${table} set deleted_at = now(), updated_at = now(), updated_by = $2, version = version + 1
       where site_id = current_site() and deleted_at is null returning id, version, state
     )
     insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, by)
     select current_site(), $1, id, version, 'delete', state, state, '[]', $2 from gone`,
    [stored.collection.name, context.actor.userId],
  );
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
