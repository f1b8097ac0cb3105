import { isJsonObject, type Json } from '../../../schemas/json.ts';
import type { FieldPath } from './fieldPath.ts';

/** The values found at a path, and whether a field on the way was missing. */
export interface FoundValues {
  values: Json[];
  missing: boolean;
}

/** Follows a path through objects and, after its exact part, through the elements of arrays. */
export function findValues(root: Json, path: FieldPath): FoundValues {
  let exact: Json | undefined = root;
  for (const segment of path.segments.slice(0, path.exact)) {
    exact = readSegment(exact, segment);
    if (exact === undefined) return { values: [], missing: true };
  }
  let found: FoundValues = { values: [exact], missing: false };
  for (const segment of path.segments.slice(path.exact)) found = stepInto(found, segment);
  return found;
}

/** The value at a key of an object or an index of an array. */
export function readSegment(value: Json | undefined, segment: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
  return readKey(value, segment);
}

function stepInto({ values, missing }: FoundValues, key: string): FoundValues {
  const next: FoundValues = { values: [], missing };
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

/** The values found at a path in the elements of a list. */
export function findInElements(list: Json[], segments: readonly string[]): Json[] {
  let found: FoundValues = { values: [list], missing: false };
  for (const segment of segments) found = stepInto(found, segment);
  return found.values;
}
