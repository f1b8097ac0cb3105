import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { ActionFound, FindNeed } from '../../../engine/rule/action/actionNeeds.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { tooBusy } from '../context/records.errors.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { joinRelated, lockNeeds, type RelatedRows, type RowNeed, readRelated, rowKey } from '../decide/relatedRows.ts';
import { listHolders } from '../rollups/feedRollups.ts';
import { findTargets, searchIds } from './lockTargets.ts';

/** What actions look for may depend on what others found. */
const maxTurns = 4;

/**
 * Plans a change anew with what its actions must know of other records. These are locked together with the record itself and
 * all that will change with it, in the order of every transaction, so that nothing of it changes before the plan is written.
 */
export async function settlePlan(
  context: RecordsContext,
  stored: StoredCollection,
  { plan, before }: { plan: RecordPlan; before?: RecordRow | undefined },
): Promise<RecordPlan> {
  const settling: Settling = { context, stored, before, found: new Map(), rows: new Map() };
  let settled = plan;
  for (let turn = 0; settled.waits; turn += 1) {
    if (turn >= maxTurns) throw tooBusy();
    const { needs, again } = settled.waits;
    await lookUp(settling, settled);
    const reads = plan.waits?.needs.reads ?? needs.reads;
    settled = again({
      find: (need) => settling.found.get(nameOf(need)),
      join: (record) => joinRelated(context, { reads, record, rows: settling.rows }),
    } satisfies ActionFound);
  }
  return settled;
}

interface Settling {
  context: RecordsContext;
  stored: StoredCollection;
  before: RecordRow | undefined;
  found: Map<string, JsonObject[]>;
  rows: RelatedRows;
}

async function lookUp({ context, stored, before, found, rows }: Settling, plan: RecordPlan): Promise<void> {
  const { reads = [], finds = [] } = plan.waits?.needs ?? {};
  const searches: Search[] = [];
  for (const need of finds) {
    const target = findCollection(context, need.collection);
    searches.push({ need, target, ids: await findOrWait(context, target, need) });
  }
  const related = await readRelated(context, reads, { ...plan.data, id: plan.id, state: plan.state });
  const locked: RelatedRows = new Map();
  const needs = [
    ...(plan.baseVersion === undefined ? [] : [{ stored, id: plan.id }]),
    ...searches.flatMap(({ target, ids }) => ids.map((id) => ({ stored: target, id }))),
    ...listNamed(context, related.keys()),
    ...listHolders(context, stored, plan, before),
    ...(await findTargets(context, plan)).needs,
  ];
  await lockNeeds(
    context,
    needs.map((need) => ({ ...need, changes: true })),
    locked,
  );
  for (const [key, row] of related) rows.set(key, locked.get(key) ?? row);
  for (const search of searches) {
    const records = keepMatching(search, locked);
    const isGone = search.need.begins && search.ids.length > 0 && records.length === 0;
    found.set(nameOf(search.need), isGone ? await findAgain(context, search) : records);
  }
}

interface Search {
  need: FindNeed;
  target: StoredCollection;
  ids: string[];
}

/** The records that were found and, now that they are locked, still match. */
function keepMatching({ need, target, ids }: Search, locked: RelatedRows): JsonObject[] {
  return ids.flatMap((id) => {
    const row = locked.get(rowKey({ stored: target, id }));
    const record = row && { ...flattenRecord(row) };
    return record && matchesCondition(record, need.where) ? [record] : [];
  });
}

/** Whoever would begin a record that is not there waits for others who look for the same one. */
async function findOrWait(context: RecordsContext, stored: StoredCollection, need: FindNeed): Promise<string[]> {
  const ids = await findIds(context, stored, need);
  if (ids.length > 0 || !need.begins) return ids;
  await waitForOthers(context, need);
  return findIds(context, stored, need);
}

/** What was found has changed until it was locked: another may have taken its place, else one is begun, by one of all who see that. */
async function findAgain(context: RecordsContext, { need, target }: Search): Promise<JsonObject[]> {
  await waitForOthers(context, need);
  const ids = await findIds(context, target, need);
  const locked: RelatedRows = new Map();
  await lockNeeds(
    context,
    ids.map((id) => ({ stored: target, id })),
    locked,
  );
  const records = keepMatching({ need, target, ids }, locked);
  if (records.length === 0 && ids.length > 0) throw tooBusy();
  return records;
}

function findIds(context: RecordsContext, stored: StoredCollection, { where, sort, atMost }: FindNeed) {
  return searchIds(context, stored, { where, sort, limit: atMost });
}

async function waitForOthers({ db }: RecordsContext, need: FindNeed): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1 || ' ' || current_site(), 0))", [nameOf(need)]);
}

/** Records by their keys; what the core keeps is a view, which cannot be locked. */
function listNamed({ collections }: RecordsContext, keys: Iterable<string>): RowNeed[] {
  return [...keys].flatMap((key) => {
    const at = key.indexOf('/');
    const stored = collections.get(key.slice(0, at));
    return stored && !stored.collection.core ? [{ stored, id: key.slice(at + 1) }] : [];
  });
}

function nameOf({ collection, where, sort }: FindNeed): string {
  return JSON.stringify([collection, where, sort]);
}
