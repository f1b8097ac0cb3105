import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { describeIssue } from '../collection/validate/issue.ts';
import { nameFieldIn } from '../collection/validate/nameFieldIn.ts';

/** A record that a field refers to. */
export interface ReferenceNeed {
  path: string;
  collection: string;
  id: string;
}

/** The records that the data refers to; with `fields` only from these fields. */
export function findReferences(
  collection: Collection,
  data: JsonObject,
  fields?: ReadonlySet<string>,
): ReferenceNeed[] {
  return collection.references.flatMap(({ path, collection: target }) => {
    const [field = ''] = path;
    if (fields && !fields.has(field)) return [];
    return reach(data, path, []).map(([place, id]) => ({ path: place.join('.'), collection: target, id }));
  });
}

/** The error for a reference to a missing record. */
export function referenceMissing(collection: Collection, { path, id }: ReferenceNeed): ErrorDetail {
  return describeIssue('reference', { path, title: nameFieldIn(collection, path.split('.')) }, { value: id });
}

function reach(value: Json | undefined, [segment, ...rest]: string[], walked: string[]): [string[], string][] {
  if (value === undefined || value === null) return [];
  if (segment === undefined) return readIds(value, walked);
  if (segment === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => reach(item, rest, [...walked, String(index)])) : [];
  return isJsonObject(value) && Object.hasOwn(value, segment) ? reach(value[segment], rest, [...walked, segment]) : [];
}

function readIds(value: Json, walked: string[]): [string[], string][] {
  if (typeof value === 'string') return value === '' ? [] : [[walked, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => readIds(item, [...walked, String(index)]));
  return [];
}
