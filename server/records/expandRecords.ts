import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';
import { badRequest } from '../platform/errors/httpErrors.ts';
import type { StoredCollection } from './collections.ts';
import { readReferenced } from './readReferenced.ts';
import type { RecordsContext } from './recordsContext.ts';

const maxSteps = 4;

/**
 * Adds the referenced records under `_expanded`: one query per reference, whatever the number of records. A name may lead
 * on from there, step by step: `book.writer`. Access is decided at each step: unreadable records stay ids, except for the
 * fields that their collection shows by reference.
 */
export async function expandRecords(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  names: string[],
): Promise<JsonObject[]> {
  let result = records;
  for (const [name, paths] of Map.groupBy(names, (path) => path.split('.')[0] ?? '')) {
    if (paths.some((path) => path.split('.').length > maxSteps))
      throw badRequest({ what: `expand=${paths.join(',')}` });
    const further = paths.flatMap((path) => (path.includes('.') ? [path.slice(name.length + 1)] : []));
    result = await expandField(context, stored, result, { name, further });
  }
  return result;
}

async function expandField(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  { name, further }: { name: string; further: string[] },
): Promise<JsonObject[]> {
  const reference = stored.collection.references.find(
    ({ path }) => path.length === 1 && (path[0] === name || path[0] === `${name}_id`),
  );
  const field = reference?.path[0];
  if (!reference || !field) throw badRequest({ what: `expand=${name}` });
  const ids = records.flatMap((record) => toIds(record[field]));
  const direct = await readReferenced(context, reference.collection, ids);
  const found = await expandFound(context, reference.collection, direct, further);
  return records.map((record) => {
    const value = record[field];
    const expanded = Array.isArray(value)
      ? toIds(value).map((id) => found.get(id) ?? null)
      : (found.get(String(value)) ?? null);
    const before = isJsonObject(record._expanded) ? record._expanded : {};
    return { ...record, _expanded: { ...before, [name]: expanded } };
  });
}

/** The records with those that they refer to themselves; a field that did not come leads nowhere. */
async function expandFound(
  context: RecordsContext,
  collection: string,
  found: Map<string, JsonObject>,
  further: string[],
): Promise<Map<string, JsonObject>> {
  const stored = context.collections.get(collection);
  if (further.length === 0 || !stored) return found;
  const expanded = await expandRecords(context, stored, [...found.values()], further);
  return new Map([...found.keys()].map((id, at) => [id, expanded[at] ?? {}]));
}

function toIds(value: Json | undefined): string[] {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
