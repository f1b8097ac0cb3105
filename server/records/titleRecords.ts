import { listTitledFields, type TitledField, titleValue } from '../../engine/record/titledFields.ts';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { badRequest } from '../platform/errors/httpErrors.ts';
import type { StoredCollection } from './collections.ts';
import { readTitles } from './readReferenced.ts';
import type { RecordsContext } from './recordsContext.ts';

/**
 * Adds under `_titles` what these fields hold in the words of the reader: titles of choices and states, and of the records that are
 * referred to, as far as the reader may see them.
 */
export async function titleRecords(
  context: RecordsContext,
  stored: StoredCollection,
  records: JsonObject[],
  names: readonly string[],
): Promise<JsonObject[]> {
  const fields = titledFieldsOf(stored);
  const unknown = names.find((name) => !fields.has(name) && !stored.collection.fields.has(name));
  if (unknown !== undefined) throw badRequest({ what: `titles=${unknown}` });
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
