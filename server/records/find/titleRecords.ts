import { listTitledFields, type TitledField, titleValue } from '../../../engine/record/titledFields.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findReference } from './expandRecords.ts';
import { readTitles } from './readReferenced.ts';

/**
 * Adds under `_titles` what these fields hold in the words of the reader: titles of choices and states, and of the records that are
 * referred to, as far as the reader may see them. `customer_id.state` is a field of a record that was read along (`expand`).
 */
export async function titleRecords(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  names: readonly string[],
): Promise<JsonObject[]> {
  const unknown = names.find((name) => !isKnown(context, stored, name));
  if (unknown !== undefined) throw badRequest({ what: `titles=${unknown}` });
  const fields = titledFieldsOf(stored);
  let result = await titleOwn(context, fields, records, names);
  for (const [reference, group] of Map.groupBy(names.filter(isFurther), (name) => name.split('.')[0] ?? ''))
    result = await titleExpanded(context, stored, result, {
      reference,
      names: group.map((name) => name.slice(reference.length + 1)),
    });
  return result;
}

async function titleOwn(
  context: RecordsContext,
  fields: ReadonlyMap<string, TitledField>,
  records: JsonObject[],
  names: readonly string[],
): Promise<JsonObject[]> {
  const titled = new Map([...fields].filter(([name]) => names.includes(name)));
  const show = await findTitles(context, titled, records);
  return records.map((record) => {
    const titles = [...titled.keys()].flatMap((name): [string, Json][] => {
      const value = record[name] ?? null;
      return value === null ? [] : [[name, show(name, value)]];
    });
    return { ...record, _titles: Object.fromEntries(titles) };
  });
}

const isFurther = (name: string) => name.includes('.');

/** Whether there is such a field, here or in the collection that is referred to. */
function isKnown(context: RecordsContext, stored: StoredCollection, name: string): boolean {
  const [field = '', ...rest] = name.split('.');
  if (rest.length === 0) return titledFieldsOf(stored).has(field) || stored.collection.fields.has(field);
  const target = findTarget(context, stored, field);
  return target !== undefined && isKnown(context, target, rest.join('.'));
}

/** Whether people call the values of a field by titles, also of a record that is referred to: `customer_id.state`. */
export function hasTitles(context: RecordsContext, stored: StoredCollection, name: string): boolean {
  const [field = '', ...rest] = name.split('.');
  if (rest.length === 0) return titledFieldsOf(stored).has(field);
  const target = findTarget(context, stored, field);
  return target !== undefined && hasTitles(context, target, rest.join('.'));
}

function findTarget({ collections }: RecordsContext, { collection }: StoredCollection, field: string) {
  const reference = findReference(collection, field);
  return reference && collections.get(reference.collection);
}

async function titleExpanded(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  { reference, names }: { reference: string; names: readonly string[] },
): Promise<JsonObject[]> {
  const target = findTarget(context, stored, reference);
  if (!target) return records;
  const found = records.flatMap((record, at) => {
    const one = isJsonObject(record._expanded) ? record._expanded[reference] : undefined;
    return isJsonObject(one) ? [{ at, one }] : [];
  });
  const ones = found.map(({ one }) => one);
  const titled = await titleRecords(context, target, ones, names);
  const byPlace = new Map(found.map(({ at }, index) => [at, titled[index]]));
  return records.map((record, at) => {
    const one = byPlace.get(at);
    if (!one || !isJsonObject(record._expanded)) return record;
    return { ...record, _expanded: { ...record._expanded, [reference]: one } };
  });
}

export function titledFieldsOf({ collection, machine }: StoredCollection): Map<string, TitledField> {
  return listTitledFields(collection, machine);
}

/** Tells values of these fields in the words of the reader; of each collection that is referred to, one query reads the titles. */
export async function findTitles(
  context: RecordsContext,
  fields: ReadonlyMap<string, TitledField>,
  records: readonly JsonObject[],
): Promise<(field: string, value: Json) => Json> {
  const found = new Map<string, Map<string, string>>();
  for (const [collection, group] of Map.groupBy(fields, ([, { refersTo = '' }]) => refersTo)) {
    const ids = records
      .flatMap((record) => group.flatMap(([name]) => record[name] ?? []))
      .filter((id) => typeof id === 'string');
    if (collection !== '') found.set(collection, await readTitles(context, collection, ids));
  }
  const { language } = context;
  const titleOf = (collection: string, id: string) => found.get(collection)?.get(id);
  return (name, value) => {
    const field = fields.get(name);
    return field ? titleValue(field, value, { language, titleOf }) : value;
  };
}
