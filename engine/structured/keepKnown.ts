import type { Json, JsonObject } from '../../schemas/index.ts';

/** Without what is unknown or empty: a search engine counts an empty field as a fault. */
export function keepKnown(fields: Record<string, Json | undefined>): JsonObject {
  const known: JsonObject = {};
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null && value !== '') known[name] = value;
  return known;
}

export function oneOrMore(values: string[] | undefined): Json | undefined {
  const filled = (values ?? []).filter((value) => value !== '');
  return filled.length > 1 ? filled : filled[0];
}
