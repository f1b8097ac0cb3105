import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { FieldChange } from '../../../engine/record/diffData.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

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

/** The change of a record whose action made another change. */
export interface ChangeCause {
  collection: string;
  id: string;
  version: number;
}

/** A decided change, ready to be written. */
export interface Change {
  table: string;
  collection: string;
  id: string;
  action: 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'import';
  state: string | null;
  data: JsonObject;
  /** The version it was decided on; absent for a new record. */
  baseVersion?: number;
  /** Computed fields it was decided on: they change without a new version. */
  basedOn?: JsonObject;
  fromState?: string | null;
  userId: string | null;
  /** Who really acts, where somebody was let in for that person: they are named beside. */
  actedBy?: string;
  at: string;
  note?: string;
  cause?: ChangeCause;
  /** Time made it, and it was due then. */
  dueAt?: string;
  /** Field differences for the history. */
  changes: readonly FieldChange[];
  effects: { effect: string; key: string; payload: JsonObject }[];
}

export const recordColumns = 'id, state, version, data, created_at, created_by, updated_at, updated_by, deleted_at';

/**
 * Writes record, history and outbox in one statement: atomic, in one round trip. Returns nothing when the record has
 * changed since it was read.
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
        values ($1, $2, $3, $4, $5, $6, $6) returning ${recordColumns}
      ), ${tail(change, 7)} select ${recordColumns} from r`,
    values: [
      change.id,
      change.state,
      JSON.stringify(change.data),
      change.userId,
      authorOf(change),
      change.at,
      ...tailValues(change),
    ],
  };
}

function writeUpdate(change: Change) {
  const deletedAt =
    change.action === 'delete' ? '$6::timestamptz' : change.action === 'restore' ? 'null' : 'deleted_at';
  const computed = Object.keys(change.basedOn ?? {})
    .map((field) => `and ${jsonOf('data', field)} is not distinct from ${jsonOf('$7::jsonb', field)}`)
    .join(' ');
  return {
    name: `${change.action === 'delete' || change.action === 'restore' ? change.action : 'update'}${variant(change)} ${change.table}`,
    text: `with r as (
        update ${quoteName(change.table)}
        set state = $3, data = $4, updated_by = $5, updated_at = $6::timestamptz, version = version + 1, deleted_at = ${deletedAt}
        where site_id = current_site() and id = $1 and version = $2 ${computed} returning ${recordColumns}
      ), ${tail(change, change.basedOn ? 8 : 7)} select ${recordColumns} from r`,
    values: [
      change.id,
      change.baseVersion,
      change.state,
      JSON.stringify(change.data),
      authorOf(change),
      change.at,
      ...(change.basedOn ? [JSON.stringify(change.basedOn)] : []),
      ...tailValues(change),
    ],
  };
}

function jsonOf(document: string, field: string): string {
  return `nullif(${document} -> '${field.replaceAll("'", "''")}', 'null')`;
}

function authorOf({ actedBy, userId }: Change): string | null {
  return actedBy ?? userId;
}

/** Most changes have no effects, and without that part the statement is a tenth cheaper. */
function variant({ effects, basedOn }: Change): string {
  return `${basedOn ? ' computed' : ''}${effects.length > 0 ? ' with effects' : ''}`;
}

function tail({ effects }: Change, n: number): string {
  const history = `h as (
      insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, note, at, by, on_behalf_of, cause_collection, cause_id, cause_version, due_at)
      select current_site(), $${n}, r.id, r.version, $${n + 1}, $${n + 2}, r.state, $${n + 3}, $${n + 4}, r.updated_at, r.updated_by, $${n + 5}, $${n + 6}, $${n + 7}, $${n + 8}, $${n + 9} from r
    )`;
  if (effects.length === 0) return history;
  return `${history}, o as (
      insert into outbox (site_id, collection, record_id, record_version, effect, key, payload, created_at)
      select current_site(), $${n}, r.id, r.version, e.effect, e.key, e.payload, r.updated_at
      from r, jsonb_to_recordset($${n + 10}::jsonb) as e(effect text, key text, payload jsonb)
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
    change.actedBy === undefined ? null : change.userId,
    change.cause?.collection ?? null,
    change.cause?.id ?? null,
    change.cause?.version ?? null,
    change.dueAt ?? null,
    ...(change.effects.length > 0 ? [JSON.stringify(change.effects)] : []),
  ];
}
