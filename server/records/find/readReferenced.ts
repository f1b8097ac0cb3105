import { recordTitle } from '../../../engine/collection/tell/nameRecord.ts';
import { compileFind, type FindQuery } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { catalogByReference, catalogFor, type RecordsContext } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';

const maxIds = 1000;

/** Records that others refer to, by id, as the reader may see them: at most a thousand, since one query asks for them. */
export async function readReferenced(
  context: RecordsContext,
  collection: string,
  ids: string[],
): Promise<Map<string, JsonObject>> {
  const unique = [...new Set(ids)].slice(0, maxIds);
  const stored = context.collections.get(collection);
  if (unique.length === 0 || !stored) return new Map();
  const find = async (wanted: string[], query: Pick<FindQuery, 'catalog' | 'projection'>) => {
    const found = compileFind({ ...query, collection, filter: { id: { $in: wanted } }, paging: 'all' });
    const rows = await runQuery<QueryRow>(context, found);
    return rows.map((row) => readRow<JsonObject & { id: string }>(row));
  };
  const records = await find(unique, { catalog: catalogFor(context) });
  const known = new Map(records.map((record) => [record.id, record]));
  const { byReference } = stored.collection;
  const others = unique.filter((id) => !known.has(id));
  if (byReference.length === 0 || others.length === 0) return known;
  const projection = Object.fromEntries(['id', ...byReference].map((field) => [field, 1]));
  const shown = await find(others, { catalog: catalogByReference(context), projection });
  for (const record of shown) known.set(record.id, record);
  return known;
}

/** What these records are called, of those whose title the reader may see. */
export async function readTitles(
  context: RecordsContext,
  collection: string,
  ids: Iterable<string>,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  const display = context.collections.get(collection)?.collection.display ?? [];
  const titles = new Map<string, string>();
  for (let at = 0; at < wanted.length; at += maxIds)
    for (const [id, record] of await readReferenced(context, collection, wanted.slice(at, at + maxIds))) {
      const title = recordTitle(display, record, context.language);
      if (title !== undefined) titles.set(id, title);
    }
  return titles;
}
