import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { listUndeletable } from '../../../engine/record/lock/findLock.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { confirmNeeded, stillReferred } from '../context/records.errors.ts';
import { findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';
import { countReferrers } from '../find/countReferrers.ts';
import { feedRollups } from '../rollups/feedRollups.ts';
import { announceChange } from '../tell/announceChange.ts';
import { tellListeners } from '../tell/tellListeners.ts';
import { isOwnToken, makeToken } from './clearToken.ts';

export interface ClearRequest {
  /** The name of the collection, in full, and what the dry run answered; without both this is a dry run. */
  confirm?: string;
  token?: string;
  /** Removes the records, those in the trash and their history too, instead of moving them to the trash. */
  forever?: boolean;
  logChange: ChangeLog;
}

export interface Cleared {
  cleared: number;
  /** More records than one request clears: the same request goes on with these. */
  left: number;
}

const blockSize = 500;
/** After this long the caller is answered, and asks again for the rest. */
export const workMs = 20_000;

/**
 * Empties a collection, apart from records whose state closes their deletion: block by block, each in a transaction with its
 * history and the roll-ups that it feeds, so that people go on working meanwhile.
 */
export async function clearRecords(context: RecordsContext, name: string, request: ClearRequest): Promise<Cleared> {
  const stored = findCollection(context, name);
  for (const action of ['delete', 'clear'] as const)
    if (requireAccess(context, stored, action).condition) throw notAllowed();
  const { forever = false, confirm, token, logChange } = request;
  const clearing: Clearing = { stored, forever };
  await requireConfirmed(context, clearing, { confirm, token });
  const { count } = await countRows(context, clearing);
  // The log gets it before anything is gone: without its row the first block stays, too.
  return clearRows(context, clearing, { until: Date.now() + workMs, log: (db) => logChange(db, { count }) });
}

/** Clears block by block until a time; `log` is written with the first. */
export async function clearRows(
  context: RecordsContext,
  clearing: Clearing,
  { until, log }: { until: number; log?: (db: TenantDb) => Promise<void> },
): Promise<Cleared> {
  const { app, site } = context;
  const pause = createPause(() => app.share.mustGiveWay(site.id));
  let block = await clearBlock(context, clearing, log);
  let cleared = block;
  while (block === blockSize && Date.now() < until) {
    await pause();
    block = await clearBlock(context, clearing);
    cleared += block;
  }
  const left = block === blockSize ? (await countRows(context, clearing)).count : 0;
  return { cleared, left };
}

export interface Clearing {
  stored: StoredCollection;
  forever: boolean;
}

function describe({ stored, forever }: Clearing): string {
  return `${stored.collection.name} ${forever ? 'forever' : 'trash'}`;
}

async function requireConfirmed(
  context: RecordsContext,
  clearing: Clearing,
  { confirm, token }: Pick<ClearRequest, 'confirm' | 'token'>,
): Promise<void> {
  const { name } = clearing.stored.collection;
  if (confirm !== name || !token || !isOwnToken(context, describe(clearing), token)) {
    const { count, kept } = await countRows(context, clearing);
    const referrers = await countReferrers(context, clearing.stored);
    const expected = makeToken(context, describe(clearing));
    throw confirmNeeded({ count, name }, { count, kept, referrers, token: expected });
  }
  const referrers = clearing.forever ? await countReferrers(context, clearing.stored) : [];
  if (referrers.length > 0) throw stillReferred({ name }, { referrers });
}

/** One block, and how many records it held. */
function clearBlock(
  context: RecordsContext,
  clearing: Clearing,
  log?: (db: TenantDb) => Promise<void>,
): Promise<number> {
  const { stored, forever } = clearing;
  return runInTransaction(context, async (inside) => {
    await log?.(inside.db);
    const rows = await inside.db.query<RecordRow>(
      `select ${recordColumns} from ${quoteName(stored.table)}
       where site_id = current_site() and ${inReach(forever)} and ${deletable} order by id limit ${blockSize} for update`,
      [listUndeletable(stored.collection)],
    );
    const last = rows.at(-1);
    if (!last) return 0;
    const ids = rows.map(({ id }) => id);
    await (forever ? removeRows(inside, stored, ids) : trashRows(inside, stored, ids));
    const living = rows.filter((row) => row.deleted_at === null);
    await noteCleared(inside, stored, living);
    await feedRollups(
      inside,
      stored,
      living.map((row) => ({ before: flattenRecord(row) })),
    );
    // Whoever watches the collection reads its list again: one notice does for all.
    announceChange(inside, stored, { id: last.id, version: last.version + 1, action: 'delete', effects: 0 });
    return rows.length;
  });
}

async function noteCleared(context: RecordsContext, stored: StoredCollection, rows: RecordRow[]): Promise<void> {
  const at = new Date().toISOString();
  const changes = rows.map((row) => ({ before: row, row: { ...row, version: row.version + 1 }, at, changed: [] }));
  await tellListeners(
    context,
    stored,
    changes.map((change) => ({ action: 'delete', ...change })),
  );
}

async function trashRows({ db, actor }: RecordsContext, stored: StoredCollection, ids: string[]): Promise<void> {
  await db.run(
    `with gone as (
       update ${quoteName(stored.table)} set deleted_at = now(), updated_at = now(), updated_by = $2, version = version + 1
       where site_id = current_site() and id = any($1) returning id, version, state
     )
     insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, by, on_behalf_of)
     select current_site(), $3, id, version, 'delete', state, state, '[]', $2, $4 from gone`,
    [ids, actor.actedBy ?? actor.userId, stored.collection.name, actor.actedBy === undefined ? null : actor.userId],
  );
}

/** The history of a record holds its values: it goes with it. */
async function removeRows({ db }: RecordsContext, stored: StoredCollection, ids: string[]): Promise<void> {
  await db.run(`delete from ${quoteName(stored.table)} where site_id = current_site() and id = any($1)`, [ids]);
  for (const table of ['record_history', 'outbox', 'due_event'])
    await db.run(`delete from ${table} where site_id = current_site() and collection = $1 and record_id = any($2)`, [
      stored.collection.name,
      ids,
    ]);
}

/** $1 is the list of states whose records may not be deleted. */
const deletable = '(state is null or state <> all ($1))';

/** How many records would be cleared, and how many are kept by their state. */
export async function countRows({ db }: RecordsContext, { stored, forever }: Clearing) {
  const [row] = await db.query<{ count: number; kept: number }>(
    `select count(*) filter (where ${deletable})::int as count, count(*) filter (where not ${deletable})::int as kept
     from ${quoteName(stored.table)} where site_id = current_site() and ${inReach(forever)}`,
    [listUndeletable(stored.collection)],
  );
  return row ?? { count: 0, kept: 0 };
}

function inReach(forever: boolean): string {
  return forever ? 'true' : 'deleted_at is null';
}
