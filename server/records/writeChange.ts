import { quoteName } from '../../engine/query/sqlBinder.ts';
import type { JsonObject } from '../../schemas/index.ts';
import type { TenantDb } from '../db/tenantDb.ts';

export interface RecordRow {
  id: string;
  state: string | null;
  version: number;
  data: JsonObject;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
}

/** A decided change, ready to be written. */
export interface Change {
  table: string;
  collection: string;
  id: string;
  action: 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'import';
  state: string | null;
  data: JsonObject;
  /** The version it was decided on; none for a new record. */
  baseVersion?: number;
  fromState?: string | null;
  userId: string | null;
  at: string;
  note?: string;
  /** What the history keeps: field differences. */
  changes: unknown;
  effects: { effect: string; key: string; payload: JsonObject }[];
}

export const recordColumns = 'id, state, version, data, created_at, created_by, updated_at, updated_by, deleted_at';

/**
 * Writes record, history and outbox in one statement, so they stand or fall together in one round trip. Answers nothing when
 * somebody else changed the record since it was read.
 */
export async function writeChange(db: TenantDb, change: Change): Promise<RecordRow | undefined> {
  const rows = await db.query<RecordRow>(change.baseVersion === undefined ? writeCreate(change) : writeUpdate(change));
  return rows[0];
}

function writeCreate(change: Change) {
  return {
    name: `create${variant(change)} ${change.table}`,
    text: `with r as (
        insert into ${quoteName(change.table)} (id, state, data, created_by, updated_by, created_at, updated_at)
        values ($1, $2, $3, $4, $4, $5, $5) returning ${recordColumns}
      ), ${tail(change, 6)} select ${recordColumns} from r`,
    values: [change.id, change.state, JSON.stringify(change.data), change.userId, change.at, ...tailValues(change)],
  };
}

function writeUpdate(change: Change) {
  const deletedAt =
    change.action === 'delete' ? '$6::timestamptz' : change.action === 'restore' ? 'null' : 'deleted_at';
  return {
    name: `${change.action === 'delete' || change.action === 'restore' ? change.action : 'update'}${variant(change)} ${change.table}`,
    text: `with r as (
        update ${quoteName(change.table)}
        set state = $3, data = $4, updated_by = $5, updated_at = $6::timestamptz, version = version + 1, deleted_at = ${deletedAt}
        where site_id = current_site() and id = $1 and version = $2 returning ${recordColumns}
      ), ${tail(change, 7)} select ${recordColumns} from r`,
    values: [
      change.id,
      change.baseVersion,
      change.state,
      JSON.stringify(change.data),
      change.userId,
      change.at,
      ...tailValues(change),
    ],
  };
}

/** Most changes have no effects, and the part of the statement that would store none costs a tenth of it. */
function variant({ effects }: Change): string {
  return effects.length > 0 ? ' with effects' : '';
}

function tail({ effects }: Change, n: number): string {
  const history = `h as (
      insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, note, at, by)
      select current_site(), $${n}, r.id, r.version, $${n + 1}, $${n + 2}, r.state, $${n + 3}, $${n + 4}, r.updated_at, r.updated_by from r
    )`;
  if (effects.length === 0) return history;
  return `${history}, o as (
      insert into outbox (site_id, collection, record_id, record_version, effect, key, payload)
      select current_site(), $${n}, r.id, r.version, e.effect, e.key, e.payload
      from r, jsonb_to_recordset($${n + 5}::jsonb) as e(effect text, key text, payload jsonb)
      on conflict (site_id, key) do nothing
    )`;
}

function tailValues(change: Change): unknown[] {
  return [
    change.collection,
    change.action,
    change.fromState ?? null,
    JSON.stringify(change.changes),
    change.note ?? null,
    ...(change.effects.length > 0 ? [JSON.stringify(change.effects)] : []),
  ];
}
