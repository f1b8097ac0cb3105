import { type Json, type JsonObject, type Language, readText } from '../../../schemas/index.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';

/** What stands for a record where a collection has none yet: texts say the names of its fields. */
export function sampleItem({ fields }: Pick<Collection, 'fields'>, language: Language, now: Date): JsonObject {
  const shown = [...fields.values()].filter(({ secret }) => !secret);
  const named = shown.map(({ name, title }): [string, string] => [name, readText(title, language)]);
  const values = shown.flatMap((field): [string, Json][] => {
    const value = sampleValue(field, now) ?? (isText(field) ? readText(field.title, language) : undefined);
    return value === undefined ? [] : [[field.name, value]];
  });
  return { ...Object.fromEntries(values), _titles: Object.fromEntries(named) };
}

function sampleValue({ type, schema }: CollectionField, now: Date): Json | undefined {
  const [given] = Array.isArray(schema.examples) ? schema.examples : [];
  if (given !== undefined) return given;
  if (type === 'number' || type === 'integer') return 1234;
  return type === 'date' ? now.toISOString() : undefined;
}

/** The name of a field is no picture, address or rich text. */
function isText({ type, schema }: CollectionField): boolean {
  return type === 'string' && schema.format === undefined && schema['x-type'] === undefined;
}
