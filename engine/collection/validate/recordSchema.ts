import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Collection } from '../compiled/collection.ts';
import { validationKeywords } from '../terms/schemaKeywords.ts';
import { recordLimits } from './recordLimits.ts';

const written = new WeakMap<Collection, JsonObject>();

/** The schema that a record's data is judged by, written once for each version of its collection. */
export function recordSchema(collection: Collection): JsonObject {
  const known = written.get(collection);
  if (known) return known;
  const schema = writeRecordSchema(collection);
  written.set(collection, schema);
  return schema;
}

/**
 * Validation keywords only. Unknown fields are judged elsewhere, and a field that the system fills (a number, a read-only
 * one) is not asked of the caller.
 */
function writeRecordSchema({ schema, fields, sequences, columns }: Collection): JsonObject {
  const numbered = new Set(sequences.map(({ field }) => field));
  const required = (schema.required ?? []).filter((name) => !numbered.has(name) && !fields.get(name)?.readonly);
  const { additionalProperties: _, ...record } = writeSchema({ ...pickKeywords(schema), required });
  const properties = isJsonObject(record.properties) ? record.properties : {};
  for (const { field, type } of columns) if (type === 'text') boundLength(properties[field]);
  return record;
}

function boundLength(schema: Json | undefined): void {
  if (!isJsonObject(schema)) return;
  schema.maxLength = Math.min(Number(schema.maxLength ?? recordLimits.indexedLength), recordLimits.indexedLength);
}

function pickKeywords(schema: object): JsonObject {
  // A collection's schema came as JSON.
  return Object.fromEntries(
    Object.entries(schema as JsonObject).filter(
      ([keyword]) => keyword === 'x-type' || Object.hasOwn(validationKeywords, keyword),
    ),
  );
}

function writeSchema(schema: JsonObject): JsonObject {
  const entries = Object.entries(pickKeywords(schema)).map(([keyword, value]): [string, Json] => [
    keyword,
    writeKeyword(keyword, value),
  ]);
  const written = Object.fromEntries(entries);
  if (isJsonObject(written.properties)) written.properties = askForContent(written.properties, schema.required);
  return written;
}

function writeKeyword(keyword: string, value: Json): Json {
  if (keyword === 'enum' || keyword === 'const' || keyword === 'required') return value;
  if (mapKeywords.has(keyword) && isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, writeInner(schema)]));
  if (Array.isArray(value) && listKeywords.has(keyword)) return value.map(writeInner);
  return innerKeywords.has(keyword) ? writeInner(value) : value;
}

const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const innerKeywords = new Set([
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]);

function writeInner(schema: Json): Json {
  return isJsonObject(schema) ? writeSchema(schema) : schema;
}

/** Required means present and not empty: a required list has an item, a required object a field. */
function askForContent(properties: JsonObject, required: Json | undefined): JsonObject {
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (!names.has(name) || !isJsonObject(schema)) return [name, schema];
      if (schema.type === 'array') return [name, { ...schema, minItems: Math.max(1, Number(schema.minItems ?? 1)) }];
      if (schema.type === 'object')
        return [name, { ...schema, minProperties: Math.max(1, Number(schema.minProperties ?? 1)) }];
      return [name, schema];
    }),
  );
}
