import { isDeepStrictEqual } from 'node:util';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { fillNumbers } from '../../../engine/record/findNumbers.ts';
import { type ReferenceNeed, referenceMissing } from '../../../engine/record/findReferences.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import type { PlannedEffect, RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { ErrorDetail, JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { describeDuplicate } from '../collections/describeDuplicate.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { type RecordRow, writeChange } from '../context/writeChange.ts';
import { planRecordDue } from '../decide/dueEvents.ts';
import { judgePlan } from '../decide/judgePlan.ts';
import { drawNumber } from '../numbers/drawNumber.ts';
import { findPattern, findSequences } from '../numbers/findPattern.ts';
import { changesRollups, describeChange, feedRollups, listHolders, pickRollups } from '../rollups/feedRollups.ts';
import { announceChange } from '../tell/announceChange.ts';
import { describeRecordChange } from '../tell/noteDeliveries.ts';
import { tellListeners } from '../tell/tellListeners.ts';
import { findTargets, keepTargets, keyOf } from './lockTargets.ts';
import { runActions } from './runActions.ts';
import { settlePlan } from './settlePlan.ts';

/**
 * Plans anew what depends on other records, judges guards, checks references, draws numbers, writes, brings roll-ups up to date
 * and takes the actions that belong to it. Returns nothing when the record has changed since it was read. More than one statement
 * needs a transaction around it.
 */
export async function writePlan(
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  before?: RecordRow,
): Promise<RecordRow | undefined> {
  if (plan.waits) return writePlan(context, stored, await settlePlan(context, stored, { plan, before }), before);
  const { ids, needs } = await findTargets(context, plan);
  const locks = plan.guarded !== undefined || plan.actions.length > 0 || plan.numbers.length > 0;
  const holders = locks ? listHolders(context, stored, plan, before) : [];
  const rows = await judgePlan(context, stored, plan, [...needs, ...holders]);
  if (!rows || isOutdated(stored, before, rows.get(keyOf(stored, plan.id)))) return undefined;
  const targets = plan.actions.length > 0 ? keepTargets(context, ids, rows) : undefined;
  await checkReferences(context, stored, plan);
  const numbered = await numberPlan(context, context.db, plan, before?.data ?? {});
  const row = await writeOwn(context, stored, numbered, before);
  if (!row) return undefined;
  await tellListeners(context, stored, [describeRecordChange(numbered, row, before)]);
  await planRecordDue(context, stored, numbered, row);
  if (changesRollups(context, stored, numbered, before)) {
    await feedRollups(context, stored, [describeChange(numbered, before)]);
    // What its actions change next may hold roll-ups of it.
    if (targets) targets.isFresh = false;
  }
  announceChange(context, stored, {
    id: row.id,
    version: row.version,
    action: plan.action,
    effects: plan.effects.length,
  });
  if (targets) await runActions({ context, stored, plan: numbered, row, targets, write: writePlan });
  return row;
}

/** Whether the roll-ups of a record, now that it is locked, are others than its plan was decided on. */
function isOutdated({ collection }: StoredCollection, before: RecordRow | undefined, locked: RecordRow | undefined) {
  if (!before || !locked) return false;
  return collection.rollups.some(({ field }) => !isDeepStrictEqual(before.data[field], locked.data[field]));
}

async function writeOwn(
  { db, actor, acting, dueAt, flow }: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  before: RecordRow | undefined,
): Promise<RecordRow | undefined> {
  try {
    return await writeChange(db, {
      ...plan,
      table: stored.table,
      effects: flow ? plan.effects.map((effect) => followRun(effect, flow)) : plan.effects,
      actedBy: actor.actedBy,
      ...(acting ? { cause: acting.cause } : { dueAt }),
      ...(before && { basedOn: pickRollups(stored.collection, before.data) }),
    });
  } catch (error) {
    throw describeDuplicate(stored, error) ?? error;
  }
}

/** A flow that an effect starts knows how many runs led to it, as one does that a change starts. */
function followRun({ payload, ...effect }: PlannedEffect, { depth }: { depth: number }): PlannedEffect {
  return { ...effect, payload: { ...payload, depth: depth + 1 } };
}

/** The plan with its numbers, drawn under the locks of this transaction. */
export async function numberPlan(
  context: RecordsContext,
  tx: TenantDb,
  plan: RecordPlan,
  before: JsonObject,
): Promise<RecordPlan> {
  if (plan.numbers.length === 0) return plan;
  const sequences = findSequences(context);
  const numbers: Record<string, string> = {};
  for (const { field, module } of plan.numbers) {
    const {
      key,
      pattern,
      name = findCollection(context, plan.collection).collection.title,
    } = await findPattern(context, tx, module);
    numbers[field] = await drawNumber(tx, { sequences, module: key, name, pattern, date: new Date(plan.at) });
  }
  return fillNumbers(plan, before, numbers);
}

async function checkReferences(context: RecordsContext, stored: StoredCollection, plan: RecordPlan): Promise<void> {
  // What its actions create is written after it, in the same transaction.
  const coming = new Set(plan.actions.map((action) => (action.kind === 'create' ? action.id : undefined)));
  const needs = plan.references.filter(({ id }) => !coming.has(id));
  const broken = await findBrokenReferences(context, context.db, stored, needs);
  if (broken.length > 0) throw validationFailed(broken.map(({ detail }) => detail));
}

/** References to missing records; one query per collection. */
export async function findBrokenReferences(
  context: RecordsContext,
  db: TenantDb,
  stored: StoredCollection,
  needs: ReferenceNeed[],
): Promise<{ need: ReferenceNeed; detail: ErrorDetail }[]> {
  const broken: { need: ReferenceNeed; detail: ErrorDetail }[] = [];
  for (const [name, references] of Map.groupBy(needs, ({ collection }) => collection)) {
    const target = context.collections.get(name);
    // A collection of a disabled plugin is not checked: its records still exist.
    if (!target) continue;
    const ids = [...new Set(references.map(({ id }) => id))];
    const found = await db.query<{ id: string }>({
      name: `exists ${target.table}`,
      text: `select id from ${quoteName(target.table)} where site_id = current_site() and id = any($1) and deleted_at is null`,
      values: [ids],
    });
    const known = new Set(found.map(({ id }) => id));
    for (const need of references)
      if (!known.has(need.id)) broken.push({ need, detail: referenceMissing(stored.collection, need) });
  }
  return broken;
}
