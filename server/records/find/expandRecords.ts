import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findReferrers, readReferrers } from './expandReferrers.ts';
import { readReferenced } from './readReferenced.ts';

const maxSteps = 4;

/**
 * Adds the referenced records under `_expanded`: one query per reference, whatever the number of records. A name may lead
 * on from there, step by step: `book.writer`. The other way round, `loan.book` gives each book the loans that refer to it. Access is
 * decided at each step: unreadable records stay ids, except for the fields that their collection shows by reference.
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
    result = isReference(stored, name)
      ? await expandField(context, stored, result, { name, further })
      : await expandReferrers(context, stored, result, { name, further });
  }
  return result;
}

/** Whether a field refers to one record; `book` may mean `book_id`. */
export function isReference({ collection }: StoredCollection, name: string): boolean {
  return findReference(collection, name) !== undefined;
}

/** Whether each step of `book.writer` refers to one record. */
export function isReferencePath(context: RecordsContext, stored: StoredCollection, name: string): boolean {
  const [field = '', ...rest] = name.split('.');
  const target = findReference(stored.collection, field)?.collection;
  if (target === undefined || rest.length >= maxSteps) return false;
  const next = context.collections.get(target);
  return rest.length === 0 || (next !== undefined && isReferencePath(context, next, rest.join('.')));
}

export function findReference({ references }: Collection, name: string) {
  return references.find(({ path }) => path.length === 1 && (path[0] === name || path[0] === `${name}_id`));
}

/** Under the name of the other collection and its field: the newest of the records that refer to each of these, and their number. */
async function expandReferrers(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  { name, further }: { name: string; further: string[] },
): Promise<JsonObject[]> {
  let result = records;
  for (const [field, paths] of Map.groupBy(further, (path) => path.split('.')[0] ?? '')) {
    const referrers = findReferrers(context, stored, [name, field]);
    if (!referrers) throw badRequest({ what: `expand=${name}.${field}` });
    const deeper = paths.flatMap((path) => (path.includes('.') ? [path.slice(field.length + 1)] : []));
    const found = await readReferrers(
      context,
      stored,
      referrers,
      records.flatMap(({ id }) => toIds(id)),
    );
    const all = [...found.values()].flatMap(({ data }) => data);
    const expanded = await expandRecords(context, referrers.stored, all, deeper);
    const whole = new Map(expanded.map((record) => [record.id, record]));
    result = result.map((record) => {
      const before = isJsonObject(record._expanded) ? record._expanded : {};
      const others = isJsonObject(before[name]) ? before[name] : {};
      const { data = [], total = 0 } = found.get(String(record.id)) ?? {};
      const own = { data: data.map((each) => whole.get(each.id) ?? each), total };
      return { ...record, _expanded: { ...before, [name]: { ...others, [field]: own } } };
    });
  }
  if (further.length === 0) throw badRequest({ what: `expand=${name}` });
  return result;
}

async function expandField(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  { name, further }: { name: string; further: string[] },
): Promise<JsonObject[]> {
  const reference = findReference(stored.collection, name);
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
