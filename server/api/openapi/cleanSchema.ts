import { isComputed } from '../../../engine/collection/compiled/isComputed.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  readText,
  type Text,
} from '../../../schemas/index.ts';

/** A field's schema for the outside: Sala's own keywords become title and description, or are removed. */
export function cleanSchema(schema: unknown, language: Language): JsonObject {
  if (!isJsonObject(schema)) return {};
  const clean: JsonObject = {};
  const title = schema['x-title'];
  if (title !== undefined) clean.title = readText(title as Text, language); // checked when the collection was compiled
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword.startsWith('x-') || (keyword === 'default' && isComputed(value))) continue;
    clean[keyword] = cleanKeyword(keyword, value, language);
  }
  return clean;
}

function cleanKeyword(keyword: string, value: Json, language: Language): Json {
  if (keyword === 'properties' && isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, cleanSchema(schema, language)]));
  if (keyword === 'items') return cleanSchema(value, language);
  return value;
}
