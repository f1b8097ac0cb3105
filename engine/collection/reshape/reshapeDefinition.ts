import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { relatedName } from '../compiled/findRelated.ts';
import { fault } from '../terms/collection.errors.ts';
import { change, type FieldNames, renameCondition, renameField, renameFormula } from './renameParts.ts';
import { mapValues, type OnRemoved, renameGuard, renameKeywords, renameMachine } from './renameRules.ts';

/** What somebody wants to become of a collection that has records. */
export interface Reshape {
  /** New names of fields by those they have. */
  rename?: Record<string, string>;
  remove?: readonly string[];
  /** New schemas of fields whose type changes, by their new names. */
  convert?: Record<string, FieldSchema>;
  /** A new name of the collection. */
  name?: string;
  /** The collection goes with all its records. */
  drop?: boolean;
}

/** A collection with its machine, as it is stored. */
export interface Definition {
  schema: CollectionSchema;
  machine: JsonObject | null;
}

interface Reshaped extends Definition {
  /** Rules that read what is removed: they must be changed first. */
  blocked: ErrorDetail[];
}

const own = ['record', 'before'];

/** The definition after the change: every rule of it follows the new names, and the old ones are aliases. */
export function reshapeDefinition({ schema, machine }: Definition, reshape: Reshape): Reshaped {
  const { names, blocked, onRemoved } = openNames(reshape);
  const properties = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, field]) => {
      if (names.removed.has(name)) return [];
      const to = names.renamed.get(name) ?? name;
      const next = reshape.convert && Object.hasOwn(reshape.convert, to) ? reshape.convert[to] : field;
      const at: FieldNames = { ...names, onRemoved: (removed) => onRemoved(`properties.${name}`, removed) };
      return [[to, addAlias(renameFormulas(toJson(next ?? field), at), { from: name, to, schema })]];
    }),
  );
  const plain = renameKeywords(toJson(schema), names, onRemoved);
  const named = reshape.name === undefined ? plain : renameCollection(plain, reshape.name);
  const next = { ...named, properties } as unknown as CollectionSchema; // checked like any other before it is stored
  return { schema: next, machine: machine && renameMachine(machine, { names, onRemoved }), blocked };
}

/** The definition of another collection, where it names this one or its fields; undefined where it does not. */
export function followReshape(
  { schema, machine }: Definition,
  { target, reshape }: { target: CollectionSchema; reshape: Reshape },
): Reshaped | undefined {
  const { names, blocked, onRemoved } = openNames(reshape);
  const name = reshape.name ?? target.name;
  const roots = Object.entries(schema.properties).flatMap(([field, inner]) =>
    inner['x-ref'] === target.name ? [relatedName(field)] : [],
  );
  const at = (path: string): FieldNames => ({ ...names, onRemoved: (field) => onRemoved(path, field) });
  const rename = (value: Json, path: string): Json => {
    if (Array.isArray(value)) return value.map((item, index) => rename(item, `${path}.${index}`));
    if (!isJsonObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rename(item, `${path}.${key}`)]));
    const referring = inner['x-ref'] === target.name ? { ...inner, 'x-ref': name } : inner;
    return change(referring, 'x-rollup', (rollup) =>
      isJsonObject(rollup) && rollup.collection === target.name
        ? { ...renameRollup(rollup, at(path)), collection: name }
        : rollup,
    );
  };
  const guarded = change(toJson(schema), 'x-guard', (guards) =>
    Array.isArray(guards)
      ? guards.map((guard) => (isJsonObject(guard) ? renameGuard(guard, roots, at('x-guard')) : guard))
      : guards,
  );
  const nextSchema = change(guarded, 'properties', (properties) => rename(properties, 'properties'));
  const renamed = machine && renameMachine(machine, { roots, names, onRemoved });
  const nextMachine = renamed && renameTargets(renamed, target.name, name);
  const isSame =
    JSON.stringify([nextSchema, nextMachine]) === JSON.stringify([schema, machine]) && blocked.length === 0;
  return isSame ? undefined : { schema: nextSchema as unknown as CollectionSchema, machine: nextMachine, blocked };
}

function openNames({ rename = {}, remove = [] }: Reshape) {
  const blocked: ErrorDetail[] = [];
  const onRemoved: OnRemoved = (path, field) => {
    blocked.push(fault(path, { th: `ยังใช้ฟิลด์ ${field} ที่จะลบ`, en: `still reads ${field}, which would be removed` }));
  };
  return { names: { renamed: new Map(Object.entries(rename)), removed: new Set(remove) }, blocked, onRemoved };
}

/** The old name is accepted from callers and files, unless another field takes it. */
function addAlias(field: JsonObject, { from, to, schema }: { from: string; to: string; schema: CollectionSchema }) {
  if (from === to) return field;
  const aliases = Array.isArray(field['x-aliases']) ? field['x-aliases'] : [];
  const isTaken = Object.hasOwn(schema.properties, to);
  return { ...field, 'x-aliases': [...aliases.filter((alias) => alias !== to), ...(isTaken ? [] : [from])] };
}

function renameCollection(schema: JsonObject, name: string): JsonObject {
  const aliases = Array.isArray(schema['x-aliases']) ? schema['x-aliases'] : [];
  const old = schema.name === undefined || schema.name === name ? [] : [schema.name];
  return { ...schema, name, 'x-aliases': [...aliases.filter((alias) => alias !== name), ...old] };
}

/** Formulas of a field and of its lines. */
function renameFormulas(field: JsonObject, names: FieldNames): JsonObject {
  const renamed = change(field, 'x-formula', (source) => renameFormula(String(source), own, names));
  return change(renamed, 'items', (items) =>
    isJsonObject(items)
      ? change(items, 'properties', (lines) =>
          mapValues(lines, (_, line) => (isJsonObject(line) ? renameFormulas(line, names) : line)),
        )
      : items,
  );
}

function renameRollup(rollup: JsonObject, names: FieldNames): JsonObject {
  const field = (value: Json) => renameField(String(value), names);
  return change(change(change(rollup, 'by', field), 'field', field), 'where', (where) => renameCondition(where, names));
}

/** Actions that create or change records of a collection name it. */
function renameTargets(machine: JsonObject, from: string, to: string): JsonObject {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        (key === 'in' || key === 'create') && item === from ? to : walk(item),
      ]),
    );
  };
  const walked = walk(machine);
  return isJsonObject(walked) ? walked : machine;
}

function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
