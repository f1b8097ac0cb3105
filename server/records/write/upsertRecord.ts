import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { isEmptyValue } from '../../../engine/collection/validate/isEmptyValue.ts';
import { readCreate } from '../../../engine/collection/validate/validateCreate.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { duplicateRecord } from '../../../engine/record/recordErrors.ts';
import { type JsonObject, SalaError } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { readId } from '../context/readId.ts';
import { tooBusy, upsertUnclear } from '../context/records.errors.ts';
import { decide, findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';
import { meetsCondition, readableOf, writableOf } from '../decide/mayRead.ts';
import { planContext } from '../decide/planContext.ts';
import { createRecord } from './createRecord.ts';
import type { Written } from './planAndWrite.ts';
import { updateRecord } from './updateRecord.ts';

export interface UpsertOptions {
  /** The fields by which the record is found: `id`, or fields that no two records share. */
  by?: readonly string[];
  /** Of the record that is changed; a new one has none. */
  version?: number;
}

export interface Upserted extends Written {
  created: boolean;
}

const maxTries = 5;

/**
 * Changes the record that these values name, or creates it. Needs the right to do both; a record that the caller may not
 * change is refused as a duplicate, as creating it would. Callers who send the same new record at once make one: the index of
 * the unique field decides who creates, and the others change what they find then.
 */
export async function upsertRecord(
  context: RecordsContext,
  name: string,
  { input, ...options }: UpsertOptions & { input: JsonObject },
): Promise<Upserted> {
  const stored = findCollection(context, name);
  requireAccess(context, stored, 'update');
  const key = readKey(context, stored, { input, by: options.by });
  const { id: wanted, ...data } = input;
  const id = key.id === undefined ? undefined : readId(wanted);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await findId(context, stored, key);
    if (found !== undefined) {
      const written = await updateRecord(context, name, { id: found, version: options.version, changes: data });
      return { ...written, created: false };
    }
    try {
      // A savepoint in a batch: what failed to be created must not take the batch with it.
      const create = (inside: RecordsContext) => createRecord(inside, name, data, { id });
      const written = await (context.afterCommit ? runInTransaction(context, create) : create(context));
      return { ...written, created: true };
    } catch (error) {
      const isTaken = error instanceof SalaError && error.code === duplicateRecord.definition.code;
      if (!isTaken || (await findId(context, stored, key)) === undefined) throw error;
    }
  }
  throw tooBusy();
}

/** What names the record, as it is stored. */
function readKey(
  context: RecordsContext,
  stored: StoredCollection,
  { input, by }: { input: JsonObject; by?: readonly string[] },
): JsonObject {
  const { collection } = stored;
  const { data } = readCreate(collection, input, planContext(context, stored, 'create'));
  const values: JsonObject = { ...data, ...(readId(input.id) !== undefined && { id: input.id ?? null }) };
  const known = ['id', ...listUnique(collection)];
  const sent = known.filter((field) => !isEmptyValue(values[field]));
  const chosen = by?.map((field) => collection.aliases.get(field) ?? field) ?? sent.slice(0, 1);
  if (chosen.length === 0 || chosen.some((field) => !sent.includes(field)))
    throw upsertUnclear({ fields: (by ?? known).join(', ') });
  return Object.fromEntries(chosen.map((field) => [field, values[field] ?? null]));
}

/** Secret fields are no keys: by them one could ask for values that nobody may read. */
function listUnique({ columns, secrets }: Collection): string[] {
  return columns.filter(({ field, unique }) => unique && !secrets.includes(field)).map(({ field }) => field);
}

/** Among the records that the caller may change and knows by these fields. */
async function findId(context: RecordsContext, stored: StoredCollection, key: JsonObject): Promise<string | undefined> {
  const fields = Object.keys(key);
  const columns = fields.map(
    (field) => stored.collection.columns.find((column) => column.field === field)?.name ?? field,
  );
  const tests = columns.map((column, index) => `${quoteName(column)} = $${index + 1}`);
  const [row] = await context.db.query<RecordRow>({
    name: `upsert by ${fields.join(' ')} ${stored.table}`,
    text: `select ${recordColumns} from ${quoteName(stored.table)}
      where site_id = current_site() and deleted_at is null and ${tests.join(' and ')} limit 1`,
    values: Object.values(key),
  });
  return row && mayFindBy(context, stored, fields, row) ? row.id : undefined;
}

/** Finding a record by a value tells that it has the value: so each field is one that the caller reads in it, or may write. */
function mayFindBy(context: RecordsContext, stored: StoredCollection, fields: string[], row: RecordRow): boolean {
  const [reading, updating] = [decide(context, stored, 'read'), decide(context, stored, 'update')];
  if (!updating.allowed || !meetsCondition(context, updating, row)) return false;
  const readable = reading.allowed && meetsCondition(context, reading, row) ? readableOf(context, reading, row) : [];
  const writable = writableOf(context, updating, row);
  return fields.every((field) => field === 'id' || isOpen(readable, field) || isOpen(writable, field));
}

/** A list of fields; all of them where there is none. */
const isOpen = (open: string[] | undefined, field: string) => open?.includes(field) ?? true;
