import type { FieldChange } from '../../../engine/record/diffData.ts';
import { formerValues } from '../../../engine/record/formerValues.ts';
import { findLock } from '../../../engine/record/lock/findLock.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { undoImpossible, undoOutdated } from '../context/records.errors.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { listWritable } from '../decide/listWritable.ts';
import { mayDo, showReadable } from './readRecord.ts';

/** A change of a record as its history keeps it. */
export interface NotedChange {
  version: number;
  action: string;
  from_state: string | null;
  changes: FieldChange[];
  by: string | null;
}

export interface TakenBack {
  row: RecordRow;
  noted: NotedChange;
  /** What became of the record since. */
  later: readonly NotedChange[];
  /** An action of another record made it, or it changed others or set work off: one record cannot take that back. */
  isShared: boolean;
}

/** The ordinary change by which another one is taken back. */
export type Undo =
  | { by: 'update'; changes: JsonObject }
  | { by: 'event'; event: string; data: JsonObject }
  | { by: 'removal' }
  | { by: 'restoring' };

/** How a change is taken back; throws where it cannot be. */
export function decideUndo(context: RecordsContext, stored: StoredCollection, taken: TakenBack): Undo {
  const { row, noted, later, isShared } = taken;
  const { action } = noted;
  if (isShared) throw undoImpossible();
  if (action === 'update') return { by: 'update', changes: takeBackValues(stored, taken) };
  if (later.length > 0) throw undoOutdated();
  if (action === 'create' || action === 'restore') return { by: 'removal' };
  if (action === 'delete') return { by: 'restoring' };
  const event = findBack(showReadable(context, stored, row)._actions, noted.from_state);
  if (action !== 'transition' || event === undefined || drawsNumber(stored, noted)) throw undoImpossible();
  return { by: 'event', event, data: takeBackFilled(context, stored, taken) };
}

/** Whether the caller may make that change by hand; for offering it only. */
export function maySendUndo(context: RecordsContext, stored: StoredCollection, row: RecordRow, undo: Undo): boolean {
  if (undo.by === 'event') return true; // of the events that are offered
  if (undo.by !== 'update')
    return mayDo(context, stored, 'delete', row) && !findLock(stored.collection, row.state).deletion;
  const writable = new Set(listWritable(context, stored.collection.name, flattenRecord(row)));
  return Object.keys(undo.changes).every((field) => writable.has(field));
}

/** What others changed since stays, where it concerns other fields. */
function takeBackValues({ collection }: StoredCollection, { row, noted, later }: TakenBack): JsonObject {
  if (row.deleted_at !== null) throw undoOutdated();
  const since = new Set(later.flatMap(({ changes }) => changes.map(({ field }) => field)));
  const isTaken = noted.changes.some(
    ({ field }) => since.has(field) && collection.fields.get(field)?.computed !== true,
  );
  if (isTaken) throw undoOutdated();
  const changes = formerValues(collection, row.data, noted.changes);
  if (!changes) throw undoImpossible();
  return changes;
}

/** What was filled in or stamped with the event goes with it, as far as its author may write it now. */
function takeBackFilled(
  context: RecordsContext,
  { collection }: StoredCollection,
  { row, noted }: TakenBack,
): JsonObject {
  const writable = new Set(listWritable(context, collection.name, flattenRecord(row)));
  const filled = noted.changes.filter(({ field, secret }) => !secret && writable.has(field));
  return formerValues(collection, row.data, filled) ?? {};
}

/** The event by which the machine itself leads back, of those that are offered. */
export function findBack(actions: Json | undefined, state: string | null): string | undefined {
  const events = Array.isArray(actions) ? actions.filter(isJsonObject) : [];
  const back = events.find(({ to, note }) => to === state && note !== true);
  return back && String(back.event);
}

/** A number that was drawn is not given back. */
function drawsNumber({ collection }: StoredCollection, { changes }: NotedChange): boolean {
  return changes.some(
    ({ field, from }) => from === undefined && collection.fields.get(field)?.schema['x-sequence'] !== undefined,
  );
}
