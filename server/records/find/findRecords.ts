import { compileCount, compileCounts, compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { Beside } from '../../../engine/query/sql/besideRow.ts';
import type { Condition, DataRecord, JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { catalogFor, decide, findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';
import { expandRecords } from './expandRecords.ts';
import type { ListInput } from './readListQuery.ts';
import { titleRecords } from './titleRecords.ts';

export interface ListResult {
  data: JsonObject[];
  total: number;
  page: number;
  limit: number;
}

const defaultLimit = 20;

export interface FindInput extends ListInput {
  trash?: boolean;
  /** The rows next to a record instead of a numbered page; how many there are in all is not counted again. */
  beside?: Beside;
}

/** A page of records, and how many there are in all. */
export async function findRecords(context: RecordsContext, name: string, input: FindInput): Promise<ListResult> {
  const stored = findCollection(context, name);
  requireAccess(context, stored, input.trash ? 'trash' : 'read');
  const query = toQuery(context, stored.collection.name, input);
  const { page = 1, limit = defaultLimit } = input;
  const [rows, total] = await Promise.all([
    runQuery<QueryRow>(
      context,
      compileFind({
        ...query,
        sort: input.sort ?? { created_at: -1 },
        projection: input.projection ?? toProjection(input.fields),
        paging: { page, limit },
        beside: input.beside,
      }),
    ),
    input.beside ? 0 : countQuery(context, query),
  ]);
  if (input.beside?.side === 'before') rows.reverse();
  const data = rows.map((row) => readRow<DataRecord>(row));
  return { data: await addWanted(context, stored, data, input), total, page, limit };
}

/** What was asked for beside the fields: titles of their values, records that they refer to. */
export async function addWanted(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  { expand, titles }: Pick<ListInput, 'expand' | 'titles'>,
): Promise<JsonObject[]> {
  const expanded = expand ? await expandRecords(context, stored, records, expand) : records;
  return titles ? titleRecords(context, stored, expanded, titles) : expanded;
}

export async function countRecords(
  context: RecordsContext,
  name: string,
  input: ListInput & { trash?: boolean },
): Promise<number> {
  const stored = findCollection(context, name);
  requireAccess(context, stored, input.trash ? 'trash' : 'read');
  return countQuery(context, toQuery(context, stored.collection.name, input));
}

/**
 * The number of each of these; undefined where the actor may not read the records, or they cannot be counted. One statement counts
 * them all, since they stand on every page; what is wrong with one of them leaves the others counted.
 */
export async function countEach(
  context: RecordsContext,
  wanted: readonly { collection: string; filter?: Condition }[],
): Promise<(number | undefined)[]> {
  const queries = wanted.map(({ collection, filter }) => {
    const stored = context.collections.get(collection);
    return stored && decide(context, stored, 'read').allowed
      ? toQuery(context, stored.collection.name, { filter })
      : undefined;
  });
  const counted = queries.filter((query) => query !== undefined);
  const totals = await countTogether(context, counted).catch(() =>
    Promise.all(counted.map((query) => countQuery(context, query).catch(() => undefined))),
  );
  return queries.map((query) => query && totals[counted.indexOf(query)]);
}

async function countTogether(context: RecordsContext, queries: ReturnType<typeof toQuery>[]): Promise<number[]> {
  const [first, ...others] = queries;
  if (!first) return [];
  if (others.length === 0) return [await countQuery(context, first)]; // a statement that is prepared already
  const [row] = await runQuery<{ totals: number[] }>(context, compileCounts(queries));
  return row?.totals ?? [];
}

async function countQuery(context: RecordsContext, query: ReturnType<typeof toQuery>): Promise<number> {
  const [row] = await runQuery<{ total: number }>(context, compileCount(query));
  return row?.total ?? 0;
}

function toQuery(
  context: RecordsContext,
  collection: string,
  { filter, search, trash }: ListInput & { trash?: boolean },
) {
  const parts: Condition[] = [];
  if (filter) parts.push(filter);
  if (search) parts.push({ $search: search });
  return {
    collection,
    catalog: catalogFor(context, trash ? 'trash' : 'read'),
    filter: parts.length > 1 ? { $and: parts } : parts[0],
    deleted: trash ? ('only' as const) : ('no' as const),
  };
}

function toProjection(fields: string[] | undefined): JsonObject | undefined {
  return fields && Object.fromEntries(fields.map((field) => [field, 1]));
}
