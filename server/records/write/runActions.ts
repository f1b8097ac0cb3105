import { createId } from '../../../engine/record/createId.ts';
import { planCreate } from '../../../engine/record/planCreate.ts';
import { planRecordTransition } from '../../../engine/record/planRecordTransition.ts';
import { planUpdate } from '../../../engine/record/planUpdate.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import { actionChain, actionLimit, actionRefused } from '../../../engine/rule/action/action.errors.ts';
import type { ActionScope } from '../../../engine/rule/action/actionScope.ts';
import { changeFields } from '../../../engine/rule/action/changeFields.ts';
import { fillNew } from '../../../engine/rule/action/fillNew.ts';
import type { PlannedAction, PlannedChange, PlannedCreation } from '../../../engine/rule/action/plannedAction.ts';
import { type JsonObject, SalaError } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { tooBusy } from '../context/records.errors.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { planContextFor } from '../decide/planContext.ts';
import { loadRow } from '../read/readRecord.ts';
import { feedNew } from '../rollups/feedRollups.ts';
import { findOrLock, keyOf, type LockedTargets } from './lockTargets.ts';

const maxDepth = 5;
const maxChanged = 2000;

type Write = (
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  before?: RecordRow,
) => Promise<RecordRow | undefined>;

export interface ActionsRun {
  /** The transaction of the record whose event this is. */
  context: RecordsContext;
  stored: StoredCollection;
  plan: RecordPlan;
  /** The record as it was written. */
  row: RecordRow;
  targets: LockedTargets;
  write: Write;
}

/** A change of one record, gathered from actions that follow each other. */
interface Draft {
  stored: StoredCollection;
  row: RecordRow;
  changes: JsonObject;
}

interface Running extends ActionsRun {
  /** As the system acts for the person who sent the event. */
  inside: RecordsContext;
  drafts: Map<string, Draft>;
}

/**
 * Takes the actions of an event on other records, in order. Each is planned like any write of that record, so its rules
 * hold and one that fails refuses the event.
 */
export async function runActions(run: ActionsRun): Promise<void> {
  const running: Running = { ...run, inside: actAsSystem(run), drafts: new Map() };
  for (const action of run.plan.actions)
    if (action.kind === 'create') await createTarget(running, action);
    else for (const id of await idsOf(running, action)) await changeTarget(running, action, id);
  await writeDrafts(running);
}

function actAsSystem({ context, stored, row, plan }: ActionsRun): RecordsContext {
  const { actor, acting } = context;
  const key = keyOf(stored, row.id);
  const trail = [...(acting?.trail ?? []), key];
  if (trail.length > maxDepth || acting?.trail.includes(key))
    throw actionChain({ collection: stored.collection.name, depth: maxDepth });
  return {
    ...context,
    publishers: [],
    actor: {
      userId: plan.userId,
      role: 'root',
      trusted: true,
      ...(actor.actedBy !== undefined && { actedBy: actor.actedBy }),
    },
    acting: {
      cause: { collection: stored.collection.name, id: row.id, version: row.version },
      trail,
      changed: acting?.changed ?? { count: 0 },
    },
  };
}

/** The record of the event as it was written, with its number, in the place of the one that was planned. */
function scopeOf({ row }: Running, { scope }: PlannedAction): ActionScope {
  return { ...scope, record: { ...flattenRecord(row) } };
}

/** The records that an action changes; where none is found and it says how to begin one, that one. */
async function idsOf(running: Running, action: PlannedChange): Promise<string[]> {
  const { targets, inside } = running;
  const ids = targets.ids.get(action) ?? [];
  const { orCreate } = action.action;
  if (ids.length > 0 || !orCreate || 'id' in action.target) return ids;
  const found = await findOrLock(inside, action, targets);
  if (found.length > 0) return found;
  const target = findCollection(inside, action.target.collection);
  const place = { collection: running.stored.collection, each: action.action.each };
  const data = fillNew({ values: orCreate, place, scope: scopeOf(running, action) });
  const id = createId(target.collection.name);
  await create(running, target, { id, data });
  return [id];
}

async function changeTarget(running: Running, planned: PlannedChange, id: string): Promise<void> {
  const { stored, drafts, inside } = running;
  const { action } = planned;
  const target = findCollection(inside, planned.target.collection);
  const key = keyOf(target, id);
  const row = await readTarget(running, target, id);
  if (inside.acting?.trail.includes(key)) throw actionChain({ collection: target.collection.name, depth: maxDepth });
  const draft = drafts.get(key) ?? { stored: target, row, changes: {} };
  const { changes, refused } = changeFields(
    {
      action,
      place: { collection: stored.collection, each: action.each },
      scope: scopeOf(running, planned),
      changed: target.collection,
      line: planned.line,
    },
    { ...flattenRecord(row), ...draft.changes },
  );
  if (refused.length > 0) throw actionRefused(refused);
  drafts.set(key, { ...draft, changes: { ...draft.changes, ...changes } });
  if ('transition' in action) await writeDrafts(running, { key, event: action.transition });
}

/** The record as it is now: what was written in between may have changed it too. */
async function readTarget({ targets, drafts, inside }: Running, stored: StoredCollection, id: string) {
  const key = keyOf(stored, id);
  const row = targets.isFresh || drafts.has(key) ? targets.rows.get(key) : await loadRow(inside.db, stored, id);
  if (!row) throw tooBusy();
  return row;
}

/** Writes what was gathered; with an event, that record takes it together with its changes. */
async function writeDrafts(running: Running, sent?: { key: string; event: string }): Promise<void> {
  const { drafts, inside, plan: cause } = running;
  for (const [key, { stored, row, changes }] of drafts) {
    const base = { ...planContextFor(inside, stored), current: row, input: changes };
    await writeOne(running, stored, row, () =>
      sent?.key === key
        ? planRecordTransition({ ...base, event: sent.event, ...(cause.note !== undefined && { note: cause.note }) })
        : planUpdate(base),
    );
  }
  drafts.clear();
}

/** What was gathered is written first: rules of the new record may depend on it. */
async function createTarget(running: Running, planned: PlannedCreation): Promise<void> {
  await writeDrafts(running);
  const { action, id, lines } = planned;
  const target = findCollection(running.inside, action.create);
  const place = { collection: running.stored.collection, each: action.each };
  const data = fillNew({
    values: action.fields,
    place,
    scope: scopeOf(running, planned),
    lines: action.lines,
    taken: lines,
  });
  await create(running, target, { id, data, state: action.state });
  if (action.link !== undefined) {
    const { stored: related, row, inside } = running;
    await feedNew(inside, { related, row }, { holder: target, id });
  }
}

async function create(
  running: Running,
  stored: StoredCollection,
  { id, data, state }: { id: string; data: JsonObject; state?: string | undefined },
): Promise<void> {
  const base = planContextFor(running.inside, stored);
  await writeOne(running, stored, undefined, () =>
    planCreate({ ...base, id, input: data, own: stored === running.stored, ...(state !== undefined && { state }) }),
  );
}

/** Plans and writes one record; what its collection does not take refuses the event. */
async function writeOne(
  { inside, write, targets }: Running,
  stored: StoredCollection,
  before: RecordRow | undefined,
  decide: () => RecordPlan,
): Promise<void> {
  try {
    const plan = decide();
    if (plan.action === 'update' && plan.changes.length === 0) return;
    countChange(inside, stored);
    targets.isFresh = false;
    if (!(await write(inside, stored, plan, before))) throw tooBusy();
  } catch (error) {
    throw refuseFor(stored, error);
  }
}

function countChange({ acting }: RecordsContext, { collection }: StoredCollection): void {
  if (!acting) return;
  acting.changed.count += 1;
  if (acting.changed.count > maxChanged) throw actionLimit({ collection: collection.name, limit: maxChanged });
}

const ownRefusals = new Set(
  [actionRefused, actionChain, actionLimit, tooBusy].map(({ definition }) => definition.code),
);

/** Says which collection refused. */
function refuseFor({ collection }: StoredCollection, error: unknown): unknown {
  if (!(error instanceof SalaError) || error.status >= 500 || ownRefusals.has(error.code)) return error;
  const text = {
    th: `${collection.title.th}: ${error.text.th}`,
    en: `${collection.title.en}: ${error.text.en}`,
  };
  return actionRefused([{ code: error.code, message: text.en, text }]);
}
