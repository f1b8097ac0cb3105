import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import { actionLimit, actionRefused } from '../../../engine/rule/action/action.errors.ts';
import { describeRefusal } from '../../../engine/rule/action/describeRefusal.ts';
import type { PlannedChange, TargetNeed } from '../../../engine/rule/action/plannedAction.ts';
import type { Condition } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { systemActor } from '../context/actor.ts';
import { tooBusy } from '../context/records.errors.ts';
import { catalogFor, findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';
import { lockNeeds, type RelatedRows, type RowNeed, rowKey } from '../decide/relatedRows.ts';

/** The records that the actions of a plan change, locked, with the record itself. */
export interface LockedTargets {
  rows: RelatedRows;
  /** Whether nothing was written since the rows were read. */
  isFresh: boolean;
  /** The ids that each action changes. */
  ids: Map<PlannedChange, string[]>;
}

export function keyOf(stored: StoredCollection, id: string): string {
  return rowKey({ stored, id });
}

/**
 * The records that the actions of a plan are to change, as they are found now: nothing is locked yet. Those of a plan that is
 * still a guess may be too many.
 */
export async function findTargets(
  context: RecordsContext,
  plan: RecordPlan,
): Promise<{ ids: LockedTargets['ids']; needs: RowNeed[] }> {
  const ids: LockedTargets['ids'] = new Map();
  const needs: RowNeed[] = [];
  for (const action of plan.actions) {
    if (action.kind !== 'change') continue;
    const target = findCollection(context, action.target.collection);
    const found = await findIds(context, target, action.target, plan.waits !== undefined);
    ids.set(action, found);
    for (const id of found) needs.push({ stored: target, id, changes: true });
  }
  return { ids, needs };
}

/** Those of them that still match, now that they are locked. */
export function keepTargets(context: RecordsContext, found: LockedTargets['ids'], rows: RelatedRows): LockedTargets {
  const ids = new Map([...found].map(([action, all]) => [action, keepMatching(context, action, all, rows)] as const));
  return { rows, ids, isFresh: true };
}

async function findIds(
  context: RecordsContext,
  stored: StoredCollection,
  target: TargetNeed,
  isGuess = false,
): Promise<string[]> {
  if ('id' in target) return [target.id];
  const { where, atMost } = target;
  const found = await searchIds(context, stored, { where, sort: { id: 1 }, limit: atMost + 1 });
  if (found.length > atMost && !isGuess) throw actionLimit({ collection: stored.collection.name, limit: atMost });
  return found;
}

/** The ids of the records that a condition finds, whatever the person may read. */
export async function searchIds(
  context: RecordsContext,
  stored: StoredCollection,
  { where, sort, limit }: { where: Condition; sort: Record<string, 1 | -1>; limit: number },
): Promise<string[]> {
  const system: RecordsContext = { ...context, actor: systemActor, publishers: [] };
  const query = compileFind({
    collection: stored.collection.name,
    catalog: catalogFor(system),
    filter: where,
    projection: { id: 1 },
    sort,
    paging: { limit },
  });
  return (await runQuery<QueryRow>(system, query)).map((row) => String(readRow(row).id));
}

/** A record that a condition found may have changed until it was locked; one that a field refers to must be there. */
function keepMatching(context: RecordsContext, { target }: PlannedChange, ids: string[], rows: RelatedRows): string[] {
  const stored = findCollection(context, target.collection);
  const isThere = (id: string) => rows.get(keyOf(stored, id)) !== undefined;
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
  await lockNeeds(
    context,
    ids.map((id) => ({ stored, id })),
    rows,
  );
  const kept = keepMatching(context, action, ids, rows);
  // What was there has changed until it was locked: whether another one is there now is known to a new try only.
  if (kept.length === 0 && ids.length > 0) throw tooBusy();
  return kept;
}
