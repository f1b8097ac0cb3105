import type { AnySchemaObject, ErrorObject } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { validationKeywords } from '../collection/schemaKeywords.ts';
import { formats } from './formats.ts';
import { linearRegExp } from './linearRegExp.ts';
import { recordLimits } from './recordLimits.ts';

const compiled = new WeakMap<Collection, ValidateFunction>();

/** What Ajv finds wrong with a record's data, in its own words. */
export function runValidator(collection: Collection, data: JsonObject): ErrorObject[] {
  const validator = compiled.get(collection) ?? compileValidator(collection);
  return validator(data) ? [] : [...(validator.errors ?? [])];
}

/** Compiles the validator of a collection, once for each version of its schema. */
export function compileValidator(collection: Collection): ValidateFunction {
  const validator = createAjv().compile(writeRecordSchema(collection));
  compiled.set(collection, validator);
  return validator;
}

/** Ajv remembers all it ever compiled; one for each collection goes when a changed schema takes the collection's place. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // The schema was checked by `checkCollectionSchema`, which says more clearly what is wrong.
    strict: false,
    validateSchema: false,
    meta: false,
    addUsedSchema: false,
    ownProperties: true,
    logger: false,
    // 0.07 is a multiple of 0.01, although binary fractions say otherwise.
    multipleOfPrecision: 6,
    code: { regExp: linearRegExp },
  });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: hasUniqueItems });
  return ajv;
}

/** Ajv compares every pair of objects; a set of their spellings is enough and stays fast on long lists. */
function hasUniqueItems(isWanted: boolean, items: Json[]): boolean {
  return !isWanted || new Set(items.map(spell)).size === items.length;
}

function spell(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spell).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${spell(item)}`).join()}}`;
}

/**
 * The schema as Ajv is given it: validation keywords only. Unknown fields are judged elsewhere, and a field that the system
 * fills (a number, a read-only one) is not asked of the caller.
 */
function writeRecordSchema({ schema, fields, sequences, columns }: Collection): AnySchemaObject {
  const numbered = new Set(sequences.map(({ field }) => field));
  const required = (schema.required ?? []).filter((name) => !numbered.has(name) && !fields.get(name)?.readonly);
  const written = writeSchema({ ...pickKeywords(schema), required });
  delete written.additionalProperties;
  for (const { field, type } of columns) if (type === 'text') boundLength(written.properties[field]);
  return written;
}

function boundLength(schema: AnySchemaObject): void {
  schema.maxLength = Math.min(schema.maxLength ?? recordLimits.indexedLength, recordLimits.indexedLength);
}

function pickKeywords(schema: object): JsonObject {
  // A collection's schema came as JSON.
  return Object.fromEntries(
    Object.entries(schema as JsonObject).filter(([keyword]) => Object.hasOwn(validationKeywords, keyword)),
  );
}

function writeSchema(schema: JsonObject): AnySchemaObject {
  const entries = Object.entries(pickKeywords(schema)).map(([keyword, value]) => [
    keyword,
    writeKeyword(keyword, value),
  ]);
  const written: AnySchemaObject = Object.fromEntries(entries);
  if (isJsonObject(written.properties)) written.properties = askForContent(written.properties, schema.required);
  return written;
}

function writeKeyword(keyword: string, value: Json): unknown {
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

function writeInner(schema: Json): unknown {
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
