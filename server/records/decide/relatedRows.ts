import type { RelatedRead } from '../../../engine/collection/compiled/findRelated.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';

/** A record that is wanted; a missing one is known to be missing. */
export interface RowNeed {
  stored: StoredCollection;
  id: string;
  /** Restored by this change: it counts as existing although it is still in the trash. */
  restored?: boolean;
  /** It is to change, so the records that hold its roll-ups are locked after it. */
  changes?: boolean;
}

export type RelatedRows = Map<string, RecordRow | undefined>;

export function rowKey({ stored, id }: RowNeed): string {
  return `${stored.collection.name}/${id}`;
}

/** The records that guards read of others, as they are stored now. */
export async function readRelated(
  context: RecordsContext,
  reads: readonly RelatedRead[],
  record: JsonObject,
): Promise<RelatedRows> {
  const rows: RelatedRows = new Map();
  await follow(context, { reads, record, rows, fetch: (needs) => fetchRows(context, needs, rows) });
  return rows;
}

/**
 * The same, of several records, and nobody changes them until the transaction ends. They are found first and then locked together
 * with what else is needed, always in the same order, so that two changes wait for each other instead of stopping each other.
 */
export async function lockRelated(
  context: RecordsContext,
  reads: readonly RelatedRead[],
  { records, needs }: { records: readonly JsonObject[]; needs: readonly RowNeed[] },
): Promise<RelatedRows> {
  const rows: RelatedRows = new Map();
  const found = await Promise.all(records.map((record) => findNeeds(context, reads, record)));
  const lock = (wanted: RowNeed[]) => lockNeeds(context, wanted, rows);
  await lock([...needs, ...found.flat()]);
  // One of them may have come to refer to another record before it was locked.
  for (const record of records) await follow(context, { reads, record, rows, fetch: lock });
  return rows;
}

/** The related records. Where none of them leads to another, the record itself names all of them. */
async function findNeeds(
  context: RecordsContext,
  reads: readonly RelatedRead[],
  record: JsonObject,
): Promise<RowNeed[]> {
  if (reads.some((read) => read.reads.length > 0))
    return listNeeds(context, (await readRelated(context, reads, record)).keys());
  return listNamed(context, { reads, record }).map(({ need }) => need);
}

/**
 * Locks records and adds them to what is known; the missing and those in the trash are known to be missing. Those that
 * hold roll-ups of what is to change follow in the same order, up the chain, before anything else is locked.
 */
export async function lockNeeds(context: RecordsContext, needs: readonly RowNeed[], rows: RelatedRows): Promise<void> {
  const { collections } = context;
  const feeds = ({ stored, changes }: RowNeed) => changes === true && collections.fedBy(stored).length > 0;
  if (!needs.some(feeds)) return fetchRows(context, needs, rows, 'for update');
  const wanted = new Map(needs.map(({ stored }) => [stored, new Map<string, RowNeed>()]));
  const want = (need: RowNeed) => {
    const ofCollection = wanted.get(need.stored) ?? new Map<string, RowNeed>();
    wanted.set(need.stored, ofCollection.set(need.id, { ...ofCollection.get(need.id), ...need }));
  };
  for (const need of needs) want(need);
  const unranked = [...wanted.keys()].filter((stored) => !collections.ranks.has(stored)).toSorted(byTable);
  for (const stored of [...collections.ranks.keys(), ...unranked]) {
    const group = [...(wanted.get(stored)?.values() ?? [])];
    if (group.length > 0) await fetchRows(context, group, rows, 'for update');
    for (const need of group.filter(feeds))
      for (const { holder, rollup } of collections.fedBy(stored)) {
        const id = rows.get(rowKey(need))?.data[rollup.by];
        if (isId(id)) want({ stored: holder, id, changes: true });
      }
  }
}

function byTable(one: StoredCollection, other: StoredCollection): number {
  return one.table < other.table ? -1 : 1;
}

function listNeeds({ collections }: RecordsContext, keys: Iterable<string>): RowNeed[] {
  return [...keys].flatMap((key) => {
    const at = key.indexOf('/');
    const stored = collections.get(key.slice(0, at));
    return stored ? [{ stored, id: key.slice(at + 1) }] : [];
  });
}

interface Following extends Holder {
  rows: RelatedRows;
  fetch: (needs: RowNeed[]) => Promise<void>;
}

/** Fetches step by step what is not there yet. */
async function follow(context: RecordsContext, { reads, record, rows, fetch }: Following): Promise<void> {
  let holders: Holder[] = [{ reads, record }];
  while (holders.length > 0) {
    const wanted = holders.flatMap((holder) => listNamed(context, holder));
    const missing = wanted.map(({ need }) => need).filter((need) => !rows.has(rowKey(need)));
    if (missing.length > 0) await fetch(missing);
    holders = wanted.flatMap(({ read, need }) => {
      const row = rows.get(rowKey(need));
      return row && read.reads.length > 0 ? [{ reads: read.reads, record: flattenRecord(row) }] : [];
    });
  }
}

interface Holder {
  reads: readonly RelatedRead[];
  record: JsonObject;
}

/** The related records that a record names itself. */
function listNamed({ collections }: RecordsContext, { reads, record }: Holder): { read: RelatedRead; need: RowNeed }[] {
  return reads.flatMap((read) => {
    const stored = collections.get(read.collection.name);
    return stored ? listIds(read, record).map((id) => ({ read, need: { stored, id } })) : [];
  });
}

function listIds({ field, list }: RelatedRead, record: JsonObject): string[] {
  const lines = list === undefined ? [record] : readLines(record[list]);
  return lines.flatMap((line) => (isId(line[field]) ? [line[field]] : []));
}

function readLines(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function isId(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\0');
}

/**
 * One query for each collection, in the order in which roll-ups are locked too, within it by id; sent at once, since the connection
 * of a transaction runs them in this order. What the core keeps is a view, which cannot be locked.
 */
async function fetchRows(
  { db, collections }: RecordsContext,
  needs: readonly RowNeed[],
  rows: RelatedRows,
  lock = '',
): Promise<void> {
  const rankOf = (stored: StoredCollection) => collections.ranks.get(stored) ?? collections.ranks.size;
  const order = ([one]: [StoredCollection, unknown], [other]: [StoredCollection, unknown]) =>
    rankOf(one) - rankOf(other) || byTable(one, other);
  for (const need of needs) rows.set(rowKey(need), undefined);
  const groups = [...Map.groupBy(needs, (need) => need.stored)].toSorted(order);
  await Promise.all(
    groups.map(async ([stored, wanted]) => {
      const ids = [...new Set(wanted.map(({ id }) => id))];
      const found = await db.query<RecordRow>(selectRows(stored, ids, stored.collection.core ? '' : lock));
      const restored = new Set(wanted.flatMap((need) => (need.restored ? [need.id] : [])));
      for (const row of found)
        if (row.deleted_at === null || restored.has(row.id)) rows.set(rowKey({ stored, id: row.id }), row);
    }),
  );
}

function selectRows({ table }: StoredCollection, ids: string[], lock: string) {
  return {
    name: `related ${lock} ${table}`,
    text: `select ${recordColumns} from ${quoteName(table)}
        where site_id = current_site() and id = any($1) order by id ${lock}`,
    values: [ids],
  };
}

/** A record with its related ones under their names, as formulas see it. */
export function joinRelated(
  context: RecordsContext,
  { reads, record, rows }: { reads: readonly RelatedRead[]; record: JsonObject; rows: RelatedRows },
): JsonObject {
  const joined: JsonObject = { ...record };
  for (const read of reads) {
    if (read.list === undefined) joined[read.name] = findJoined(context, { read, holder: record, rows });
    else
      joined[read.list] = readLines(joined[read.list]).map((line) => ({
        ...line,
        [read.name]: findJoined(context, { read, holder: line, rows }),
      }));
  }
  return joined;
}

function findJoined(
  context: RecordsContext,
  { read, holder, rows }: { read: RelatedRead; holder: JsonObject; rows: RelatedRows },
): JsonObject | null {
  const row = findRow(context, { read, holder, rows });
  return row ? joinRelated(context, { reads: read.reads, record: flattenRecord(row), rows }) : null;
}

/** The row of a related record. */
export function findRow(
  { collections }: RecordsContext,
  { read, holder, rows }: { read: RelatedRead; holder: JsonObject; rows: RelatedRows },
): RecordRow | undefined {
  const stored = collections.get(read.collection.name);
  const id = holder[read.field];
  return stored && isId(id) ? rows.get(rowKey({ stored, id })) : undefined;
}
