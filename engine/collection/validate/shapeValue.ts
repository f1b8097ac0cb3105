import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Work } from '../../condition/values/work.ts';
import { readTypedDate } from '../../content/readTypedDate.ts';
import { listAliases } from '../compiled/listAliases.ts';
import { allowsNull, isDateFormat } from '../compiled/readFieldType.ts';
import { shapeTyped } from '../field/shapeTyped.ts';
import type { FieldTools } from '../field/types/fieldTools.ts';
import { readDay, readMoment } from './readDate.ts';

/** Formats in which surrounding white space, or an empty text, may be significant. */
const verbatim = new Set(['html', 'markdown', 'code', 'textarea', 'password']);

export interface Shaping {
  /** Time zone offset in minutes for a time without a zone. */
  timezoneOffset: number;
  /** What filling in defaults and other names may cost, over the whole record. */
  work: Work;
  /** What the types of fields may use. */
  tools?: FieldTools;
}

/**
 * Normalises a field's value for storage: trimmed texts, days and moments in one spelling, aliases replaced, defaults
 * of list items filled in. Null and empty texts become undefined. A value that does not fit the schema is left
 * unchanged, for validation to report.
 */
export function shapeValue(sent: Json, schema: FieldSchema, shaping: Shaping): Json | undefined {
  const named = schema['x-type'];
  if (named !== undefined) shaping.work.spend(1 + sizeOf(sent) / charactersPerStep);
  const value = shapeTyped(named, sent, shaping.tools);
  if (value === undefined || value === null) return value === null && allowsNull(schema) ? null : undefined;
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
  if (!isDateFormat(schema.format)) return trimmed;
  const date = schema['x-era'] === 'buddhist' ? readInEra(trimmed) : trimmed;
  return (schema.format === 'date' ? readDay : readMoment)(date, timezoneOffset) ?? trimmed;
}

function readInEra(text: string): string {
  const read = readTypedDate(text);
  return read && 'text' in read ? read.text : text;
}

/** A list item keeps its position, so one without a value is null. */
function shapeItem(item: Json, schema: FieldSchema, shaping: Shaping): Json {
  const shaped = shapeValue(item, schema, shaping);
  if (shaped !== undefined) return shaped;
  return typeof item === 'string' ? item.trim() : null;
}

function shapeObject(value: JsonObject, schema: FieldSchema, shaping: Shaping): JsonObject {
  const properties = schema.properties ?? {};
  shaping.work.spend(1 + Object.keys(properties).length / 8);
  const named = renameAliases(value, properties, shaping.work);
  const shaped: JsonObject = {};
  for (const [name, item] of Object.entries(named)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const next = isJsonObject(inner) ? shapeValue(item, inner, shaping) : item;
    if (next !== undefined) shaped[name] = next;
  }
  for (const [name, inner] of Object.entries(properties))
    if (isJsonObject(inner) && inner.default !== undefined && !Object.hasOwn(shaped, name)) {
      // One default stands in as many lines as there are, and is stored in each.
      shaping.work.spend(1 + sizeOf(inner.default) / charactersPerStep);
      shaped[name] = inner.default;
    }
  return shaped;
}

/** Characters of a default that count as one step. */
const charactersPerStep = 32;

function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 1;
}

function renameAliases(value: JsonObject, properties: Record<string, FieldSchema>, work: Work): JsonObject {
  const renamed: JsonObject = { ...value };
  for (const [name, schema] of Object.entries(properties))
    for (const alias of listAliases(schema)) {
      work.spend(1 / 8);
      if (!Object.hasOwn(renamed, alias) || Object.hasOwn(properties, alias)) continue;
      const moved = renamed[alias];
      delete renamed[alias];
      if (moved !== undefined && !Object.hasOwn(renamed, name)) renamed[name] = moved;
    }
  return renamed;
}
