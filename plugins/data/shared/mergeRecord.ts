import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { type FormField, isSameValue } from './formValues.ts';

/** A value in which two versions of a record differ, and who changed it. */
export interface Difference {
  /** `phone`, `items.2.quantity`. */
  path: string;
  mine: Json | undefined;
  theirs: Json | undefined;
  by: 'me' | 'them' | 'both';
}

export interface Versions {
  /** What both began with. */
  base: JsonObject;
  mine: JsonObject;
  theirs: JsonObject;
}

type Three = readonly [base: Json | undefined, mine: Json | undefined, theirs: Json | undefined];

/** In what two versions differ: part by part in objects, and in lines as long as nobody took any away. */
export function listDifferences({ base, mine, theirs }: Versions, fields: readonly FormField[]): Difference[] {
  return fields.flatMap(({ field, schema }) =>
    compare(field, [base[field], mine[field], theirs[field]], (one, other) => isSameValue(one, other, schema)),
  );
}

type Same = (one: Json | undefined, other: Json | undefined) => boolean;

function compare(path: string, values: Three, isSame: Same): Difference[] {
  const [base, mine, theirs] = values;
  if (isSame(mine, theirs)) return [];
  if (isSame(base, mine)) return [{ path, mine, theirs, by: 'them' }];
  if (isSame(base, theirs)) return [{ path, mine, theirs, by: 'me' }];
  const parts = listParts(values);
  if (!parts) return [{ path, mine, theirs, by: 'both' }];
  // Parts are compared as they stand: only whole fields know their schema.
  return parts.flatMap(([key, own]) => compare(`${path}.${key}`, own, isSameValue));
}

function listParts([base, mine, theirs]: Three): [string, Three][] | undefined {
  if (isJsonObject(base) && isJsonObject(mine) && isJsonObject(theirs)) {
    const keys = [...new Set([base, mine, theirs].flatMap((one) => Object.keys(one)))];
    return keys.map((key) => [key, [base[key], mine[key], theirs[key]]]);
  }
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  if (mine.length < base.length || theirs.length < base.length || !base.every(isJsonObject)) return undefined;
  if (mine.length > base.length && theirs.length > base.length) return undefined;
  const longest = mine.length > theirs.length ? mine : theirs;
  return longest.map((_, at) => [String(at), [base[at], mine[at], theirs[at]]]);
}

/** Their version with mine at these paths; what somebody took away is gone. */
export function mergeRecord({ theirs }: Versions, differences: readonly Difference[], mine: ReadonlySet<string>) {
  const merged = structuredClone(theirs);
  for (const difference of differences)
    if (mine.has(difference.path)) write(merged, difference.path.split('.'), difference.mine);
  return merged;
}

function write(target: JsonObject | Json[], [key = '', ...rest]: string[], value: Json | undefined): void {
  const holder = target as JsonObject; // a list is read and written by its numbers as well
  if (rest.length === 0) {
    if (value === undefined) delete holder[key];
    else holder[key] = value;
    return;
  }
  const inner = holder[key];
  if (Array.isArray(inner) || isJsonObject(inner)) write(inner, rest, value);
}
