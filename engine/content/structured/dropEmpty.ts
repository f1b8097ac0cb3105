import type { Json, JsonObject } from '../../../schemas/index.ts';

/** Drops unknown and empty fields: search engines report an empty field as an error. */
export function dropEmpty(fields: Record<string, Json | undefined>): JsonObject {
  const known: JsonObject = {};
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null && value !== '') known[name] = value;
  return known;
}

export function oneOrMore(values: string[] | undefined): Json | undefined {
  const filled = (values ?? []).filter((value) => value !== '');
  return filled.length > 1 ? filled : filled[0];
}
