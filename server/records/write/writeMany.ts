import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';

/**
 * Writes many new records with their history in one statement; returns the ids that were stored, the others exist
 * already.
 */
export async function writeMany(
  db: TenantDb,
  stored: StoredCollection,
  { plans, actedBy }: { plans: RecordPlan[]; actedBy?: string },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>({
    name: `create many ${stored.table}`,
    text: `with n as (
        select * from jsonb_to_recordset($1::jsonb) as n(id text, state text, data jsonb, changes jsonb, user_id text, at timestamptz, action text)
      ), r as (
        insert into ${quoteName(stored.table)} (id, state, data, created_by, updated_by, created_at, updated_at)
        select id, state, data, user_id, coalesce($3, user_id), at, at from n on conflict do nothing returning id, state
      ), h as (
        insert into record_history (site_id, collection, record_id, version, action, to_state, changes, at, by, on_behalf_of)
        select current_site(), $2, r.id, 1, n.action, r.state, n.changes, n.at, coalesce($3, n.user_id), case when $3::text is not null then n.user_id end from r join n using (id)
      ) select id from r`,
    values: [
      JSON.stringify(
        plans.map(({ id, state, data, changes, userId, at, action }) => ({
          id,
          state,
          data,
          changes,
          user_id: userId,
          at,
          action,
        })),
      ),
      stored.collection.name,
      actedBy ?? null,
    ],
  });
  return new Set(rows.map((row) => row.id));
}
