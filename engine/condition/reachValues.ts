import { isJsonObject, type Json } from '../../schemas/json.ts';
import type { FieldPath } from './fieldPath.ts';

/** What a path leads to: every value found, and whether somewhere on the way a field was not there. */
export interface Reach {
  values: Json[];
  missing: boolean;
}

/** Follows a path through objects and, past its exact part, through the elements of arrays. */
export function reachValues(root: Json, path: FieldPath): Reach {
  let exact: Json | undefined = root;
  for (const segment of path.segments.slice(0, path.exact)) {
    exact = readExactly(exact, segment);
    if (exact === undefined) return { values: [], missing: true };
  }
  let reach: Reach = { values: [exact], missing: false };
  for (const segment of path.segments.slice(path.exact)) reach = stepInto(reach, segment);
  return reach;
}

/** The value of a key of an object or a position of an array. */
export function readExactly(value: Json | undefined, segment: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
  return readKey(value, segment);
}

function stepInto({ values, missing }: Reach, key: string): Reach {
  const next: Reach = { values: [], missing };
  const take = (holder: Json) => {
    const value = readKey(holder, key);
    if (value === undefined) next.missing = true;
    else next.values.push(value);
  };
  for (const value of values) {
    if (!Array.isArray(value)) take(value);
    else for (const item of value) if (isJsonObject(item)) take(item);
  }
  return next;
}

function readKey(value: Json | undefined, key: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The values that a path leads to from the elements of a list. */
export function stepThrough(list: Json[], segments: readonly string[]): Json[] {
  let reach: Reach = { values: [list], missing: false };
  for (const segment of segments) reach = stepInto(reach, segment);
  return reach.values;
}
