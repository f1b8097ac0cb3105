import { fillBeside } from '../../../engine/collection/tell/fillBeside.ts';
import { type FieldSchema, isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';

type Fields = Record<string, FieldSchema>;

/** The records that may be named, and the fields of their collections. */
interface Known {
  find: (collection: string, id: string) => JsonObject | undefined;
  fieldsOf: (collection: string) => Fields;
}

/** A sample record as a form in Thai would have it: what a chosen record fills in (`x-fill`) is filled in, in lines too. */
export function fillReferences(record: JsonObject, fields: Fields, known: Known): JsonObject {
  const own = Object.entries(fields).flatMap(([name, field]) => takeOver(record[name], { field, fields }, known));
  const lines = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const rows = record[name];
    const inner = field.items?.properties;
    if (!Array.isArray(rows) || !inner) return [];
    return [[name, rows.map((row) => (isJsonObject(row) ? fillReferences(row, inner, known) : row))]];
  });
  return { ...Object.fromEntries(own), ...record, ...Object.fromEntries(lines) };
}

function takeOver(
  id: Json | undefined,
  { field, fields }: { field: FieldSchema; fields: Fields },
  { find, fieldsOf }: Known,
): [string, Json][] {
  const collection = field['x-ref'];
  const target = collection !== undefined && typeof id === 'string' ? find(collection, id) : undefined;
  if (collection === undefined || !target) return [];
  const taken = fillBeside(field['x-fill'], target, ({ target: name, source }) => ({
    titles: Object.fromEntries(listTitles(fieldsOf(collection)[source])),
    choices: fields[name]?.enum && listTitles(fields[name]).map(([value, title]) => ({ value, title })),
    renamed: fields[name]?.['x-fill-as'],
  }));
  return taken.filter(([, value]) => value !== null);
}

function listTitles(field: FieldSchema | undefined): [string, string][] {
  return Object.entries(field?.['x-enum-titles'] ?? {}).map(([value, { th }]) => [value, th]);
}
