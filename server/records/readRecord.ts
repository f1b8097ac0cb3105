import { openFields } from '../../engine/access/findGrants.ts';
import { flattenRecord, presentRecord } from '../../engine/access/presentRecord.ts';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { recordNotFound } from '../../engine/errors/recordErrors.ts';
import { type AvailableEvent, availableEvents } from '../../engine/machine/availableEvents.ts';
import { quoteName } from '../../engine/query/sqlBinder.ts';
import type { StoredRecord } from '../../engine/record/recordPlan.ts';
import { type DataRecord, type JsonObject, type RecordAction, readText } from '../../schemas/index.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import type { StoredCollection } from './collections.ts';
import { decideEvent, maySendEvents } from './decideEvent.ts';
import { expandRecords } from './expandRecords.ts';
import {
  type Allowed,
  catalogFor,
  decide,
  findCollection,
  type RecordsContext,
  requireAccess,
} from './recordsContext.ts';
import { type RecordRow, recordColumns } from './writeChange.ts';

/** One record as its reader may see it, with the events he may send. */
export async function readRecord(
  context: RecordsContext,
  name: string,
  id: string,
  options: { expand?: string[] } = {},
): Promise<JsonObject> {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'read');
  const row = await loadRow(context.db, stored, id);
  if (!row || !meets(context, decision, row)) throw recordNotFound({ id });
  const record = showRow(context, stored, decision, row);
  if (!options.expand) return record;
  const [expanded] = await expandRecords(context, stored, [record], options.expand);
  return expanded ?? record;
}

/**
 * The row itself, or nothing when it is not there (or lies in the trash). Whether it was deleted is asked here and not in SQL:
 * the indexes of living rows would fit the question too, and on a young table the planner may choose one of them.
 */
export async function loadRow(
  db: TenantDb,
  { table }: StoredCollection,
  id: string,
  deleted: 'no' | 'only' = 'no',
): Promise<RecordRow | undefined> {
  // No text of the database holds this character, and it refuses to be asked for one.
  if (id.includes('\0')) return undefined;
  const [row] = await db.query<RecordRow>({
    name: `read ${table}`,
    text: `select ${recordColumns} from ${quoteName(table)} where site_id = current_site() and id = $1`,
    values: [id],
  });
  return row && (row.deleted_at === null) === (deleted === 'no') ? row : undefined;
}

/** The events that the caller may send to a record of a list that he was shown; a change is decided anew when it is sent. */
export function readEvents(context: RecordsContext, name: string, record: JsonObject): OfferedEvent[] {
  const { id, state, version, created_at, created_by, updated_at, updated_by, ...data } = record as DataRecord; // a whole record of a list
  const row = { id, state, version, created_at, created_by, updated_at, updated_by, data };
  return listEvents(context, findCollection(context, name), row);
}

/** Whether the rule by which the caller reads (or writes) lets this record through. */
export function meets(context: RecordsContext, { condition }: Allowed, row: StoredRecord): boolean {
  return condition === undefined || matchesCondition(flattenRecord(row), condition, catalogFor(context).variables);
}

export function showRow(
  context: RecordsContext,
  stored: StoredCollection,
  decision: Allowed,
  row: RecordRow,
): JsonObject {
  const flat = flattenRecord(row);
  const readable = decision.readable && openFields(decision, flat, catalogFor(context).variables ?? {});
  const record = { ...presentRecord(stored.collection, flat, { readable }) } as JsonObject; // fields were only left out
  if (stored.machine) record._actions = listEvents(context, stored, row).map((event) => ({ ...event }));
  return record;
}

/** An event that may be sent to a record, in words of the language. */
export type OfferedEvent = Omit<AvailableEvent, 'title'> & { title: string };

function listEvents(context: RecordsContext, stored: StoredCollection, row: StoredRecord): OfferedEvent[] {
  const { machine } = stored;
  if (!machine || !maySendEvents(context, stored)) return [];
  const mayAll = mayDo(context, stored, 'update', row);
  const actor = { id: context.actor.userId, role: context.actor.role };
  return availableEvents({ machine, state: row.state, actor, record: row.data })
    .filter(({ event }) => mayAll || maySend(context, stored, row, event))
    .map(({ title, ...event }) => ({ ...event, title: readText(title, context.language) }));
}

function maySend(context: RecordsContext, stored: StoredCollection, row: StoredRecord, event: string): boolean {
  const decision = decideEvent(context, stored, { state: row.state, event });
  return decision.allowed && meets(context, decision, row);
}

export function mayDo(
  context: RecordsContext,
  stored: StoredCollection,
  action: RecordAction,
  row: StoredRecord,
): boolean {
  const decision = decide(context, stored, action);
  return decision.allowed && meets(context, decision, row);
}
