import { compileFind } from '../../engine/query/compileFind.ts';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { StoredCollection } from './collections.ts';
import { catalogFor, type RecordsContext } from './recordsContext.ts';
import { runQuery } from './runQuery.ts';

const maxIds = 1000;

/**
 * Puts the records that fields refer to beside them, under `_expanded`: one query a field, whatever the number of records.
 * What the caller may not read stays an id.
 */
export async function expandRecords(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  names: string[],
): Promise<JsonObject[]> {
  let result = records;
  for (const name of names) {
    const reference = stored.collection.references.find(
      ({ path }) => path.length === 1 && (path[0] === name || path[0] === `${name}_id`),
    );
    const field = reference?.path[0];
    if (!reference || !field) throw badRequest({ what: `expand=${name}` });
    const found = await readByIds(
      context,
      reference.collection,
      result.flatMap((record) => toIds(record[field])),
    );
    result = result.map((record) => {
      const value = record[field];
      const expanded = Array.isArray(value)
        ? toIds(value).map((id) => found.get(id) ?? null)
        : (found.get(String(value)) ?? null);
      const before =
        typeof record._expanded === 'object' && record._expanded !== null && !Array.isArray(record._expanded)
          ? record._expanded
          : {};
      return { ...record, _expanded: { ...before, [name]: expanded } };
    });
  }
  return result;
}

async function readByIds(context: RecordsContext, collection: string, ids: string[]): Promise<Map<string, JsonObject>> {
  const unique = [...new Set(ids)].slice(0, maxIds);
  if (unique.length === 0 || !context.collections.get(collection)) return new Map();
  const query = compileFind({
    collection,
    catalog: catalogFor(context),
    filter: { id: { $in: unique } },
    paging: 'all',
  });
  const rows = await runQuery<{ record: JsonObject & { id: string } }>(context.db, query);
  return new Map(rows.map(({ record }) => [record.id, record]));
}

function toIds(value: Json | undefined): string[] {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
