import { notAllowed, recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { ErrorDetail, JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { tooBusy } from '../context/records.errors.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { isTimed } from '../decide/dueEvents.ts';
import { loadRow, mayDo, showReadable } from '../read/readRecord.ts';
import { changesRollups } from '../rollups/feedRollups.ts';
import { lockRows } from '../rollups/readRollup.ts';
import { hasListeners } from '../tell/tellListeners.ts';
import { offersUndo } from './offersUndo.ts';
import { refuseConflict } from './refuseConflict.ts';
import { writePlan } from './writePlan.ts';

export interface Written {
  record: JsonObject;
  warnings: ErrorDetail[];
  /** Whoever made the change may take it back. */
  undo?: true;
}

const maxTries = 12;

/** Writes a plan for a new record. */
export async function writeNew(context: RecordsContext, stored: StoredCollection, plan: RecordPlan): Promise<Written> {
  const row = await execute(context, stored, plan);
  if (!row) throw tooBusy();
  return present(context, stored, row, plan);
}

/** The record of an earlier creation with the same id, in the trash or not. */
export async function findCreated(
  context: RecordsContext,
  stored: StoredCollection,
  id: string,
): Promise<Written | undefined> {
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  return row && { record: showReadable(context, stored, row), warnings: [] };
}

export interface ChangeRequest {
  id: string;
  version?: number;
  deleted?: 'no' | 'only';
  /** Whether the caller may change this record; decided before anything is revealed about it. */
  may: (row: RecordRow) => boolean;
  plan: (row: RecordRow) => RecordPlan;
}

/**
 * Reads a record, has its change planned (an update, a transition, a removal), and writes the plan unless the record has changed meanwhile. A caller
 * who named a version gets a conflict with the newer one; otherwise the change is planned again on the current record.
 */
export async function planAndWrite(
  context: RecordsContext,
  stored: StoredCollection,
  request: ChangeRequest,
): Promise<Written> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const written = await (tries > 0 && stored.collection.rollups.length > 0
      ? changeLocked(context, stored, request)
      : tryChange(context, stored, request));
    if (written) return written;
    await new Promise((done) => setTimeout(done, Math.random() * 5 * (tries + 1)));
  }
  throw tooBusy();
}

/**
 * Computed fields may change all the time, so whoever edits their record keeps the locks of a try that came too late, or takes that of
 * the record, before reading it again.
 */
function changeLocked(
  context: RecordsContext,
  stored: StoredCollection,
  request: ChangeRequest,
): Promise<Written | undefined> {
  return runInTransaction(context, async (inside) => {
    const written = await tryChange(inside, stored, request);
    if (written) return written;
    await lockRows(inside.db, stored, [request.id]);
    return tryChange(inside, stored, request);
  });
}

async function tryChange(
  context: RecordsContext,
  stored: StoredCollection,
  { id, version, deleted = 'no', may, plan }: ChangeRequest,
): Promise<Written | undefined> {
  const row = await loadRow(context.db, stored, id, deleted);
  if (!row) throw recordNotFound({ id });
  if (!may(row)) throw mayDo(context, stored, 'read', row) ? notAllowed() : recordNotFound({ id });
  refuseConflict(context, stored, row, version);
  const planned = plan(row);
  const isIdle = planned.action === 'update' && planned.changes.length === 0;
  if (isIdle) return { record: showReadable(context, stored, row), warnings: planned.warnings };
  const written = await execute(context, stored, planned, row);
  return written && present(context, stored, written, planned);
}

/** In one transaction when there is more than one statement. */
function execute(
  context: RecordsContext,
  stored: StoredCollection,
  plan: RecordPlan,
  before?: RecordRow,
): Promise<RecordRow | undefined> {
  const isOne =
    plan.numbers.length === 0 &&
    plan.actions.length === 0 &&
    !plan.guarded &&
    !isTimed(stored) &&
    !hasListeners(context, stored) &&
    !plan.waits &&
    !changesRollups(context, stored, plan, before);
  if (isOne) return writePlan(context, stored, plan, before);
  return runInTransaction(context, (inside) => writePlan(inside, stored, plan, before));
}

function present(context: RecordsContext, stored: StoredCollection, row: RecordRow, plan: RecordPlan): Written {
  const record = showReadable(context, stored, row);
  const undo = offersUndo(context, stored, { plan, row, shown: record });
  return { record, warnings: plan.warnings, ...(undo && { undo }) };
}
