import type { FieldSchema } from '../../schemas/collection/collection.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { allowsNull } from '../collection/readFieldType.ts';
import { readDay, readMoment } from './readDate.ts';

/** Texts in which white space at the ends, or having no text at all, may mean something. */
const verbatim = new Set(['html', 'markdown', 'code', 'textarea', 'password']);

export interface Shaping {
  /** Minutes east of UTC in which a time without a zone is read. */
  timezoneOffset: number;
}

/**
 * A field's value as it is stored: texts without white space at the ends, days and moments in one spelling, other accepted
 * names under their own, defaults of lines filled in. Null and a text of nothing mean "no value": undefined. What does
 * not fit the schema is left as it came, for validation to name.
 */
export function shapeValue(value: Json, schema: FieldSchema, shaping: Shaping): Json | undefined {
  if (value === null) return allowsNull(schema) ? null : undefined;
  if (typeof value === 'string') return shapeText(value, schema, shaping);
  if (Array.isArray(value)) {
    const { items } = schema;
    return isJsonObject(items) ? value.map((item) => shapeItem(item, items, shaping)) : value;
  }
  if (typeof value === 'object' && isJsonObject(schema.properties)) return shapeObject(value, schema, shaping);
  return value;
}

function shapeText(text: string, schema: FieldSchema, { timezoneOffset }: Shaping): string | undefined {
  if (schema['x-secret'] || (typeof schema.format === 'string' && verbatim.has(schema.format)))
    return text === '' ? undefined : text;
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const spellings = schema['x-enum-aliases'];
  if (spellings && Object.hasOwn(spellings, trimmed)) return spellings[trimmed];
  if (schema.format === 'date') return readDay(trimmed, timezoneOffset) ?? trimmed;
  if (schema.format === 'date-time') return readMoment(trimmed, timezoneOffset) ?? trimmed;
  return trimmed;
}

/** A line of a list keeps its place, so one without a value is null. */
function shapeItem(item: Json, schema: FieldSchema, shaping: Shaping): Json {
  const shaped = shapeValue(item, schema, shaping);
  if (shaped !== undefined) return shaped;
  return typeof item === 'string' ? item.trim() : null;
}

function shapeObject(value: JsonObject, schema: FieldSchema, shaping: Shaping): JsonObject {
  const properties = schema.properties ?? {};
  const named = renameAliases(value, properties);
  const shaped: JsonObject = {};
  for (const [name, item] of Object.entries(named)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const next = isJsonObject(inner) ? shapeValue(item, inner, shaping) : item;
    if (next !== undefined) shaped[name] = next;
  }
  for (const [name, inner] of Object.entries(properties))
    if (isJsonObject(inner) && inner.default !== undefined && !Object.hasOwn(shaped, name))
      shaped[name] = inner.default;
  return shaped;
}

function renameAliases(value: JsonObject, properties: Record<string, FieldSchema>): JsonObject {
  const renamed: JsonObject = { ...value };
  for (const [name, schema] of Object.entries(properties))
    for (const alias of schema['x-aliases'] ?? []) {
      if (!Object.hasOwn(renamed, alias) || Object.hasOwn(properties, alias)) continue;
      const moved = renamed[alias];
      delete renamed[alias];
      if (moved !== undefined && !Object.hasOwn(renamed, name)) renamed[name] = moved;
    }
  return renamed;
}
