import { type AvailableEvent, availableEvents } from '../../../engine/machine/availableEvents.ts';
import { findTransition } from '../../../engine/machine/readMachine.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { findLock } from '../../../engine/record/lock/findLock.ts';
import { readTransitionActor } from '../../../engine/record/planContext.ts';
import { flattenRecord, presentRecord } from '../../../engine/record/presentRecord.ts';
import { recordNotFound, translateDetails } from '../../../engine/record/recordErrors.ts';
import type { StoredRecord } from '../../../engine/record/recordPlan.ts';
import { type DataRecord, type Guard, type JsonObject, type RecordAction, readText } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { engineActor } from '../context/actor.ts';
import {
  type Allowed,
  decide,
  findCollection,
  type RecordsContext,
  refuse,
  requireAccess,
} from '../context/recordsContext.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';
import { decideAnyEvent, decideEvent, maySendEvents } from '../decide/decideEvent.ts';
import { judgeEvents } from '../decide/judgePlan.ts';
import { listWritable } from '../decide/listWritable.ts';
import { meetsCondition, readableOf, writableOf } from '../decide/mayRead.ts';
import { addWanted } from '../find/findRecords.ts';
import type { ListInput } from '../find/readListQuery.ts';
import { readDue } from './readDue.ts';

/** One record as its reader may see it, with the events they may send. */
export async function readRecord(
  context: RecordsContext,
  name: string,
  id: string,
  options: Pick<ListInput, 'expand' | 'titles'> = {},
): Promise<JsonObject> {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'read');
  const row = await loadRow(context.db, stored, id);
  if (!row || !meetsCondition(context, decision, row)) throw recordNotFound({ id });
  const shown = showRow(context, stored, decision, row);
  const record = stored.machine ? await tellEvents(context, stored, row, shown) : shown;
  if (!options.expand && !options.titles) return record;
  const [whole] = await addWanted(context, stored, [record], options);
  return whole ?? record;
}

/**
 * The row itself; undefined when it is missing (or in the trash). Whether it was deleted is checked here and not in
 * SQL: the partial indexes of active rows would also match the query, and on a young table the planner may choose one
 * of them.
 */
export async function loadRow(
  db: TenantDb,
  { table }: StoredCollection,
  id: string,
  deleted: 'no' | 'only' = 'no',
): Promise<RecordRow | undefined> {
  // No text in the database contains this character, and PostgreSQL refuses it.
  if (id.includes('\0')) return undefined;
  const [row] = await db.query<RecordRow>({
    name: `read ${table}`,
    text: `select ${recordColumns} from ${quoteName(table)} where site_id = current_site() and id = $1`,
    values: [id],
  });
  return row && (row.deleted_at === null) === (deleted === 'no') ? row : undefined;
}

/** The events that the caller may send to a record of a list shown to them; access is decided again when an event is sent. */
export function readEvents(context: RecordsContext, name: string, record: JsonObject): OfferedEvent[] {
  const { id, state, version, created_at, created_by, updated_at, updated_by, ...data } = record as DataRecord; // a whole record of a list
  const row = { id, state, version, created_at, created_by, updated_at, updated_by, data };
  return listEvents(context, findCollection(context, name), row);
}

/**
 * A record as it may leave the server for any reason (a write, a conflict, an effect): as its reader sees it, or
 * without read access only its id, state and version.
 */
export function showReadable(context: RecordsContext, stored: StoredCollection, row: RecordRow): JsonObject {
  const decision = decide(context, stored, 'read');
  if (decision.allowed && meetsCondition(context, decision, row)) return showRow(context, stored, decision, row);
  return { id: row.id, state: row.state, version: row.version };
}

function showRow(context: RecordsContext, stored: StoredCollection, decision: Allowed, row: RecordRow): JsonObject {
  const readable = readableOf(context, decision, row);
  const record = presentRecord(stored.collection, flattenRecord(row), { readable }); // made anew, so it may be added to
  if (stored.machine) record._actions = listEvents(context, stored, row).map((event) => ({ ...event }));
  const locked = [...findLock(stored.collection, row.state).fields].filter(
    (field) => readable?.includes(field) ?? true,
  );
  if (locked.length > 0) record._locked = locked.filter((field) => !stored.collection.secrets.includes(field));
  return record;
}

/** An event that may be sent to a record, with its title in one language. */
export type OfferedEvent = Omit<AvailableEvent, 'title'> & { title: string };

/** What people and time may send to a record with a machine. */
async function tellEvents(
  context: RecordsContext,
  stored: StoredCollection,
  row: RecordRow,
  record: JsonObject,
): Promise<JsonObject> {
  const told = await tellRefusals(context, stored, row, record);
  const due = await readDue(context, stored, row);
  return due && due.length > 0 ? { ...told, _due: due } : told;
}

/** Tells of each event what it would be refused for now, so that its button can say why not, and what to think of before. */
async function tellRefusals(
  context: RecordsContext,
  stored: StoredCollection,
  row: StoredRecord,
  record: JsonObject,
): Promise<JsonObject> {
  const { machine } = stored;
  const offered = machine ? listEvents(context, stored, row) : [];
  const events = offered.flatMap(({ event, to }) => {
    const guards = machine && findTransition(machine, row.state ?? '', event)?.meta.guards;
    return guards ? [{ event, to, guards }] : [];
  });
  if (events.length === 0) return record;
  const judge = async (picks: (guard: Guard) => unknown) => {
    const judged = events.map((event) => ({ ...event, guards: event.guards.filter(picks) }));
    const some = judged.filter(({ guards }) => guards.length > 0);
    const details = some.length > 0 ? await judgeEvents(context, stored, { row, events: some }) : undefined;
    return (event: string) => translateDetails(details?.get(event) ?? [], context.language);
  };
  const hiding = await judge(({ hides }) => hides);
  const warning = await judge(({ warns }) => warns);
  const refusing = await judge(({ warns }) => !warns);
  const told = offered.flatMap((event) => {
    if (hiding(event.event).length > 0) return [];
    const refused = refusing(event.event).map(({ path = '', message }) => ({ path, message }));
    const warned = warning(event.event).map(({ message }) => message);
    return [{ ...event, ...(refused.length > 0 && { refused }), ...(warned.length > 0 && { warned }) }];
  });
  return { ...record, _actions: told };
}

function listEvents(context: RecordsContext, stored: StoredCollection, row: StoredRecord): OfferedEvent[] {
  const { machine } = stored;
  if (!machine || !maySendEvents(context, stored)) return [];
  const { actedBy, own } = context.actor;
  // Whoever may update may send what is offered, save under the conditions of an own role.
  const mayAll = !own && mayDo(context, stored, 'update', row);
  const actor = readTransitionActor({ actor: engineActor(context.actor), actedBy, collection: stored.collection });
  return availableEvents({ machine, state: row.state, actor })
    .filter(({ event }) => mayAll || maySend(context, stored, row, event))
    .map(({ title, ...event }) => ({ ...event, title: readText(title, context.language) }));
}

function maySend(context: RecordsContext, stored: StoredCollection, row: StoredRecord, event: string): boolean {
  const decision = decideEvent(context, stored, { state: row.state, event });
  return decision.allowed && meetsCondition(context, decision, row);
}

export function mayDo(
  context: RecordsContext,
  stored: StoredCollection,
  action: RecordAction,
  row: StoredRecord,
): boolean {
  const decision = decide(context, stored, action);
  return decision.allowed && meetsCondition(context, decision, row);
}

/** Whether there is an event that the caller may send to this record, in any state. */
export function mayTransition(context: RecordsContext, stored: StoredCollection, row: StoredRecord): boolean {
  const decision = decideAnyEvent(context, stored);
  return decision.allowed && meetsCondition(context, decision, row);
}

/** Refuses whoever may not create a record, or not fill in this field of it. */
export function requireCreatable(context: RecordsContext, name: string, field?: string): StoredCollection {
  const stored = findCollection(context, name);
  const open = listWritable(context, name);
  if (field === undefined ? open.length === 0 : !open.includes(field)) throw refuse(context, stored, 'create');
  return stored;
}

/** Refuses a record that the caller may not read, and one that they may read but not change, or not in this field. */
export async function requireChangeable(
  context: RecordsContext,
  name: string,
  id: string,
  field?: string,
): Promise<StoredCollection> {
  const stored = findCollection(context, name);
  const row = await loadRow(context.db, stored, id);
  if (!row || !mayDo(context, stored, 'read', row)) throw recordNotFound({ id });
  const decision = decide(context, stored, 'update');
  const open = decision.allowed && meetsCondition(context, decision, row) ? writableOf(context, decision, row) : [];
  if (open && (field === undefined ? open.length === 0 : !open.includes(field)))
    throw refuse(context, stored, 'update');
  return stored;
}
