import { isJsonObject, type Json, type JsonObject, type PropertySchema } from '../../../schemas/index.ts';
import { readDefaults } from './createObject.ts';

/** A new item of a list: shaped like those that it has, and distinct from them where its items are told apart by a value. */
export function createItem({ items: schema = {}, default: atFirst }: PropertySchema, items: readonly Json[]): Json {
  const made = readDefaults(schema) ?? emptyOf(schema);
  if (!isJsonObject(made)) return made;
  const like = items.at(-1) ?? (Array.isArray(atFirst) ? atFirst[0] : undefined);
  const others = items.filter(isJsonObject);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Json][] => {
    if (property['x-distinct']) return nameApart(others, name);
    const text = isJsonObject(like) ? like[name] : undefined;
    return made[name] === undefined && property.type === 'string' && isJsonObject(text)
      ? [[name, emptyInEach(text)]]
      : [];
  });
  return { ...made, ...Object.fromEntries(own) };
}

/** The next number that no other item has; none beside items that do without. */
function nameApart(others: readonly JsonObject[], name: string): [string, Json][] {
  const taken = new Set(others.flatMap((item) => (item[name] === undefined ? [] : [String(item[name])])));
  taken.delete('');
  if (others.length > 0 && taken.size === 0) return [];
  let number = others.length + 1;
  while (taken.has(String(number))) number += 1;
  return [[name, String(number)]];
}

/** A text in the same languages, which says nothing yet. */
function emptyInEach(text: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(text).map((language) => [language, '']));
}

function emptyOf({ type }: PropertySchema): Json {
  if (type === 'object') return {};
  if (type === 'array') return [];
  return type === 'number' || type === 'integer' ? 0 : type === 'boolean' ? false : '';
}
