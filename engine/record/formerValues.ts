import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { FieldChange } from './diffData.ts';
import { revertDiff } from './replayDiff.ts';

/**
 * The fields of a change as they were before it, for an update that takes it back: null where there was no value. `data` holds them as the
 * change left them. What the system fills in follows by itself; undefined where a value was never noted.
 */
export function formerValues(
  collection: Collection,
  data: JsonObject,
  changes: readonly FieldChange[],
): JsonObject | undefined {
  const own = changes.filter(({ field }) => isWritten(collection, field));
  if (own.length === 0 || own.some(({ secret }) => secret)) return undefined;
  const before = revertDiff(data, own);
  return Object.fromEntries(own.map(({ field }) => [field, before[field] ?? null]));
}

function isWritten({ fields }: Collection, name: string): boolean {
  const field = fields.get(name);
  return field !== undefined && !field.computed && !field.readonly;
}
