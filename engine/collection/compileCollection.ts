import type { CollectionSchema, FieldSchema } from '../../schemas/collection/collection.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { parseCondition } from '../condition/parseCondition.ts';
import { withApprovalLevel } from './check/approval.ts';
import { checkCollectionSchema } from './check/checkCollectionSchema.ts';
import type {
  Collection,
  CollectionColumn,
  CollectionField,
  CollectionReference,
  CollectionRollup,
  CoreCollection,
} from './compiled/collection.ts';
import { readFormulas } from './compiled/collectionFormulas.ts';
import { checkDefaultFormulas } from './compiled/defaultFormulas.ts';
import { listAliases } from './compiled/listAliases.ts';
import { readFieldType } from './compiled/readFieldType.ts';
import { applyFieldTypes } from './field/applyFieldType.ts';
import { findType } from './field/findType.ts';
import { collectionInvalid } from './terms/collection.errors.ts';
import { readCollectionName } from './terms/collectionNames.ts';
import { inlineDefinitions } from './terms/inlineDefinitions.ts';

const compiled = new WeakMap<CollectionSchema, Collection>();
const displayNames = ['title', 'subject', 'label', 'description'];

/**
 * Reads a collection's schema once and remembers it by the schema object. Throws `collection_invalid` with every fault when
 * the schema can't become a collection. `table` names its table where that is not simply made from its name; `core` makes it one
 * that the server keeps itself.
 */
export function compileCollection(
  schema: CollectionSchema,
  options: { table?: string; core?: CoreCollection } = {},
): Collection {
  const known = compiled.get(schema);
  if (known && (options.table === undefined || options.table === known.table)) return known;
  if (known && options.table !== undefined && options.core === known.core) {
    // Nothing else depends on the name of the table.
    const moved = { ...known, table: options.table };
    compiled.set(schema, moved);
    return moved;
  }
  const faults = checkCollectionSchema(schema, { isCore: options.core !== undefined });
  if (faults.length > 0) throw collectionInvalid(String(schema?.name ?? ''), faults);
  const inlined = withApprovalLevel(applyFieldTypes(inlineDefinitions(schema)));
  const wrong = [...readFormulas(inlined).faults, ...checkDefaultFormulas(inlined)];
  if (wrong.length > 0) throw collectionInvalid(schema.name, wrong);
  const collection = build(inlined, options.table ?? `r_${schema.name}`, options.core);
  compiled.set(schema, collection);
  return collection;
}

function build(schema: CollectionSchema, table: string, core?: CoreCollection): Collection {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(([name, field]) => buildField(name, field, required.has(name)));
  const names = (pick: (field: CollectionField) => boolean | undefined) => fields.filter(pick).map(({ name }) => name);
  const display = schema['x-display'] ?? chooseDisplay(fields);
  const search = fields.filter((field) => field.schema['x-search'] && !field.secret).flatMap(listSearched);
  return {
    name: schema.name,
    title: schema.title,
    table,
    schema,
    fields: new Map(fields.map((field) => [field.name, field])),
    columns: fields.flatMap(({ column }) => (column ? [column] : [])),
    references: fields.flatMap(({ name, schema: field }) => findReferences(field, [name])),
    sequences: fields.flatMap(({ name, schema: field }) => readSequence(name, field)),
    rollups: fields.flatMap(({ name, schema: field }) => readRollup(name, field)),
    formulas: readFormulas(schema).formulas,
    secrets: names((field) => field.secret),
    search:
      search.length > 0
        ? search
        : display.filter((name) => fields.some((field) => field.name === name && isSearchable(field))),
    aliases: new Map(
      fields.flatMap(({ name, schema: field }) => listAliases(field).map((alias) => [alias, name] as const)),
    ),
    defaults: readValues(fields, ({ default: value }) => value),
    starts: readValues(fields, ({ schema: { 'x-start': value } }) => value),
    display,
    systemAliases: new Map(Object.entries(schema['x-system-aliases'] ?? {})),
    machine: schema['x-machine'] ?? schema.name,
    access: schema['x-access'] ?? {},
    byReference: schema['x-by-reference'] ?? [],
    ...(core && { core }),
  };
}

function buildField(name: string, schema: FieldSchema, required: boolean): CollectionField {
  const type = readFieldType(schema);
  const computed = schema['x-rollup'] !== undefined;
  const column = schema['x-index'] || schema['x-unique'] ? buildColumn(name, schema) : undefined;
  return {
    name,
    type,
    title: schema['x-title'] ?? { th: name, en: name },
    schema,
    required,
    secret: schema['x-secret'] === true,
    readonly: schema['x-readonly'] === true || computed,
    computed,
    ...(schema.default !== undefined && { default: schema.default }),
    ...(column && { column }),
  };
}

function buildColumn(field: string, schema: FieldSchema): CollectionColumn {
  const type = readFieldType(schema);
  const columnType =
    type === 'boolean' ? 'boolean' : type === 'number' || type === 'integer' ? 'double precision' : 'text';
  return { field, name: `f_${field}`, type: columnType, unique: schema['x-unique'] === true };
}

function readSequence(field: string, schema: FieldSchema) {
  const sequence = schema['x-sequence'];
  if (sequence === undefined) return [];
  return [typeof sequence === 'string' ? { field, module: sequence } : { field, ...sequence }];
}

function readRollup(field: string, schema: FieldSchema): CollectionRollup[] {
  if (!schema['x-rollup']) return [];
  const { field: of, collection, by, op, where } = schema['x-rollup'];
  const counted = { ...(of !== undefined && { of }), ...(where && { where: parseCondition(where) }) };
  return [{ field, collection: readCollectionName(collection), by, op, ...counted }];
}

function findReferences(schema: FieldSchema, path: string[]): CollectionReference[] {
  const target = schema['x-ref'];
  const own = target === undefined ? [] : [{ path, collection: readCollectionName(target) }];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    findReferences(field, [...path, name]),
  );
  const items = schema.items ? findReferences(schema.items, [...path, '*']) : [];
  return [...own, ...inner, ...items];
}

/** The paths of a field that are searched. */
function listSearched({ name, schema }: CollectionField): string[] {
  const used = findType(schema['x-type']);
  return used?.type.search?.(used.settings).map((part) => `${name}.${part}`) ?? [name];
}

function readValues(fields: CollectionField[], read: (field: CollectionField) => Json | undefined): JsonObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function isSearchable(field: CollectionField): boolean {
  return field.type === 'string' && !field.secret;
}

/** The default of `x-display`: a name or a title, then a code or a number. */
function chooseDisplay(fields: CollectionField[]): string[] {
  const texts = fields.filter(isSearchable).map(({ name }) => name);
  const named = texts.filter((name) => name === 'name' || name.endsWith('_name') || displayNames.includes(name));
  const coded = texts.filter((name) => /(^|_)(code|number|sku)$/.test(name));
  const chosen = [...named.slice(0, 1), ...coded.slice(0, 1)];
  return chosen.length > 0 ? chosen : texts.slice(0, 1);
}
