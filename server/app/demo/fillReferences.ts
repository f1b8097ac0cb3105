import { type FieldSchema, isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';

type Find = (collection: string, id: string) => JsonObject | undefined;
type Fields = Record<string, FieldSchema>;

/** A sample record as a form would have it: what a chosen record fills in (`x-fill`) is filled in, in lines too. */
export function fillReferences(record: JsonObject, fields: Fields, find: Find): JsonObject {
  const own = Object.entries(fields).flatMap(([name, field]) => takeOver(record[name], field, find));
  const lines = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const rows = record[name];
    const inner = field.items?.properties;
    if (!Array.isArray(rows) || !inner) return [];
    return [[name, rows.map((row) => (isJsonObject(row) ? fillReferences(row, inner, find) : row))]];
  });
  return { ...Object.fromEntries(own), ...record, ...Object.fromEntries(lines) };
}

function takeOver(id: Json | undefined, field: FieldSchema, find: Find): [string, Json][] {
  const target = typeof field['x-ref'] === 'string' && typeof id === 'string' ? find(field['x-ref'], id) : undefined;
  if (!target) return [];
  return Object.entries(field['x-fill'] ?? {}).flatMap(([name, source]): [string, Json][] => {
    const value = target[source];
    return value === undefined ? [] : [[name, value]];
  });
}
