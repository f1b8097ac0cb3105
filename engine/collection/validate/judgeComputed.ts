import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Collection } from '../collection.ts';
import { describeIssue } from './issue.ts';

/** Computed values of a new record, to which nothing refers yet. */
export function startComputed({ rollups }: Collection): JsonObject {
  return Object.fromEntries(
    rollups.filter(({ op }) => op === 'count' || op === 'sum').map(({ field }): [string, number] => [field, 0]),
  );
}

/** A computed field may be sent back as it is, or empty; any other value is an error of the caller. */
export function judgeComputed(collection: Collection, sent: JsonObject, data: JsonObject): ErrorDetail[] {
  return Object.entries(sent)
    .filter(([field, value]) => value !== null && value !== data[field])
    .map(([field, value]) => {
      const params = { value: showValue(data[field] ?? null), sent: showValue(value) };
      return describeIssue('computed', { path: field, title: collection.fields.get(field)?.title }, params);
    });
}

/** A value as a message names it. */
export function showValue(value: Json): string {
  return value === null ? '—' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
