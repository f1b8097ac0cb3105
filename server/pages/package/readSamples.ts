import { compileCollection } from '../../../engine/collection/compileCollection.ts';
import { type CollectionSchema, isJsonObject, type Json, type JsonObject, sampleId } from '../../../schemas/index.ts';
import type { Records } from '../../records/openRecords.ts';

type Described = { name: string; schema: CollectionSchema };

/** The oldest records of each collection as samples: with ids of samples, without what names people, files or records left behind. */
export async function readSamples(
  records: Records,
  collections: readonly Described[],
  limit: number,
): Promise<Record<string, JsonObject[]>> {
  if (limit === 0) return {};
  const read = new Map<string, JsonObject[]>();
  for (const { name } of collections)
    read.set(name, (await records.find(name, { sort: { created_at: 1 }, limit })).data);
  const ids = new Map(
    [...read].flatMap(([name, rows]) => rows.map(({ id }, at) => [String(id), sampleId(name, at + 1)] as const)),
  );
  return Object.fromEntries(
    collections.map(({ name, schema }) => [name, (read.get(name) ?? []).map((row) => shapeSample(row, schema, ids))]),
  );
}

function shapeSample(row: JsonObject, schema: CollectionSchema, ids: ReadonlyMap<string, string>): JsonObject {
  const { fields, references, formulas } = compileCollection(schema);
  const computed = new Set(formulas.map(({ path }) => path[0]));
  const left = references.filter(({ path }) => path.length === 1).map(({ path: [name] }) => name);
  const own = [...fields.values()].flatMap(({ name, computed: isRollup, secret, schema: field }): [string, Json][] => {
    const value = row[name];
    const isLeft = isRollup || secret || computed.has(name) || fileTypes.has(String(typeName(field['x-type'])));
    if (value === undefined || value === null || isLeft) return [];
    if (left.includes(name) && !ids.has(String(value))) return [];
    return [[name, renameIds(value, ids)]];
  });
  return { ...(typeof row.state === 'string' && { state: row.state }), ...Object.fromEntries(own) };
}

const fileTypes = new Set(['file', 'image', 'signature', 'flow']);

function typeName(type: Json | undefined): Json | undefined {
  return isJsonObject(type) ? type.name : type;
}

function renameIds(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renameIds(item, ids));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renameIds(inner, ids)]));
}
