import { compileAggregate } from '../../../engine/query/compileAggregate.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { catalogFor, type RecordsContext } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';

/** The records of another collection whose field refers to those of this one. */
export interface Referrers {
  stored: StoredCollection;
  field: string;
}

/** How many of them come with each record, newest first; `total` counts them all. */
const shown = 20;
const maxIds = 1000;

/**
 * What `loan.book` names: a collection, and its indexed reference to this one. An index is asked for, because each record of
 * a page looks its own up.
 */
export function findReferrers(
  { collections }: RecordsContext,
  { collection }: StoredCollection,
  [name = '', field = '']: readonly string[],
): Referrers | undefined {
  const stored = collections.get(name);
  const refers = stored?.collection.references.some(
    ({ path, collection: target }) => path.length === 1 && path[0] === field && target === collection.name,
  );
  const isIndexed = stored?.collection.fields.get(field)?.column !== undefined;
  return stored && refers && isIndexed ? { stored, field } : undefined;
}

/** The records that refer to each of these, by id, as the reader may see them, and how many there are: two queries in all. */
export async function readReferrers(
  context: RecordsContext,
  { collection }: StoredCollection,
  { stored: { collection: other }, field }: Referrers,
  ids: readonly string[],
): Promise<Map<string, { data: JsonObject[]; total: number }>> {
  const wanted = [...new Set(ids)].slice(0, maxIds);
  if (wanted.length === 0) return new Map();
  const ask = async <Row extends object>(name: string, pipeline: JsonObject[]): Promise<Row[]> => {
    const query = compileAggregate({ collection: name, catalog: catalogFor(context), pipeline });
    return (await runQuery<QueryRow>(context, query)).map((row) => readRow<Row>(row));
  };
  const newest: JsonObject[] = [{ $sort: { created_at: -1, id: -1 } }, { $limit: shown }];
  const join = { from: other.name, localField: 'id', foreignField: field, pipeline: newest, as: 'data' };
  const [found, counted] = await Promise.all([
    ask<{ id: string; data: JsonObject[] }>(collection.name, [
      { $match: { id: { $in: wanted } } },
      { $lookup: join },
      { $project: { id: 1, data: 1 } },
    ]),
    ask<{ _id: string; total: number }>(other.name, [
      { $match: { [field]: { $in: wanted } } },
      { $group: { _id: `$${field}`, total: { $sum: 1 } } },
    ]),
  ]);
  const totals = new Map(counted.map(({ _id, total }) => [_id, total]));
  return new Map(found.map(({ id, data }) => [id, { data, total: totals.get(id) ?? 0 }]));
}
