import { actionLimit, actionRefused } from '../../engine/action/action.errors.ts';
import { describeRefusal } from '../../engine/action/describeRefusal.ts';
import type { PlannedChange, TargetNeed } from '../../engine/action/plannedAction.ts';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../engine/query/readRow.ts';
import { flattenRecord } from '../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../engine/record/recordPlan.ts';
import { systemActor } from './actor.ts';
import type { StoredCollection } from './collections.ts';
import { lockRows } from './readRollup.ts';
import { catalogFor, findCollection, type RecordsContext } from './recordsContext.ts';
import { runQuery } from './runQuery.ts';
import type { RecordRow } from './writeChange.ts';

/** The records that the actions of a plan change, locked, with the record itself. */
export interface LockedTargets {
  rows: Map<string, RecordRow>;
  /** Whether nothing was written since the rows were read. */
  isFresh: boolean;
  /** The ids that each action changes. */
  ids: Map<PlannedChange, string[]>;
}

export function keyOf({ collection }: StoredCollection, id: string): string {
  return `${collection.name}/${id}`;
}

/**
 * Reads what the actions of a plan change and locks it, together with the record itself and always in the same order, so
 * that two changes of the same records wait for each other instead of stopping each other.
 */
export async function lockTargets(
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
): Promise<LockedTargets> {
  const ids = new Map<PlannedChange, string[]>();
  const needs: [StoredCollection, string][] = plan.baseVersion === undefined ? [] : [[stored, plan.id]];
  for (const action of plan.actions) {
    if (action.kind !== 'change') continue;
    const target = findCollection(context, action.target.collection);
    const found = await findIds(context, target, action.target);
    ids.set(action, found);
    for (const id of found) needs.push([target, id]);
  }
  const rows = await lockAll(context, needs);
  for (const [action, found] of ids) ids.set(action, keepMatching(context, action, found, rows));
  return { rows, ids, isFresh: true };
}

async function findIds(context: RecordsContext, stored: StoredCollection, target: TargetNeed): Promise<string[]> {
  if ('id' in target) return [target.id];
  const { where, atMost } = target;
  const system: RecordsContext = { ...context, actor: systemActor, publishers: [] };
  const query = compileFind({
    collection: stored.collection.name,
    catalog: catalogFor(system),
    filter: where,
    projection: { id: 1 },
    sort: { id: 1 },
    paging: { limit: atMost + 1 },
  });
  const found = (await runQuery<QueryRow>(system, query)).map((row) => readRow(row));
  if (found.length > atMost) throw actionLimit({ collection: stored.collection.name, limit: atMost });
  return found.map(({ id }) => String(id));
}

/** A record that a condition found may have changed until it was locked; one that a field refers to must be there. */
function keepMatching(
  context: RecordsContext,
  { target }: PlannedChange,
  ids: string[],
  rows: ReadonlyMap<string, RecordRow>,
): string[] {
  const stored = findCollection(context, target.collection);
  const isThere = (id: string) => rows.has(keyOf(stored, id));
  if ('id' in target) {
    if (isThere(target.id)) return ids;
    const values = { collection: stored.collection.name, value: target.id };
    throw actionRefused([describeRefusal('target_missing', { path: target.path, values })]);
  }
  return ids.filter((id) => {
    const row = rows.get(keyOf(stored, id));
    return row !== undefined && matchesCondition(flattenRecord(row), target.where);
  });
}

/**
 * The records of an action that found none: whoever looks for the same ones at once waits here, so that only one of them
 * creates what is missing.
 */
export async function findOrLock(
  context: RecordsContext,
  action: PlannedChange,
  { rows }: LockedTargets,
): Promise<string[]> {
  const stored = findCollection(context, action.target.collection);
  const place = JSON.stringify(action.target);
  await context.db.query("select pg_advisory_xact_lock(hashtextextended($1 || ' ' || current_site(), 0))", [place]);
  const ids = await findIds(context, stored, action.target);
  const found = await lockAll(
    context,
    ids.map((id) => [stored, id]),
  );
  for (const [key, row] of found) rows.set(key, row);
  return keepMatching(context, action, ids, rows);
}

/** Locks records, collections as roll-ups order them and then by table; the missing and those in the trash are left out. */
async function lockAll(
  { db, collections }: RecordsContext,
  needs: [StoredCollection, string][],
): Promise<Map<string, RecordRow>> {
  const rows = new Map<string, RecordRow>();
  const rankOf = (stored: StoredCollection) => collections.ranks.get(stored) ?? collections.ranks.size;
  const wanted = [...Map.groupBy(needs, ([stored]) => stored)].toSorted(
    ([one], [other]) => rankOf(one) - rankOf(other) || (one.table < other.table ? -1 : 1),
  );
  for (const [stored, all] of wanted) {
    const ids = [...new Set(all.map(([, id]) => id))];
    for (const row of await lockRows(db, stored, ids))
      if (row.deleted_at === null) rows.set(keyOf(stored, row.id), row);
  }
  return rows;
}
