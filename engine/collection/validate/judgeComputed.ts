import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Collection } from '../compiled/collection.ts';
import { readCurrency, tellValue } from '../tell/sayValue.ts';
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
      const { schema = {}, title } = collection.fields.get(field) ?? {};
      const said = { name: field, schema, currency: readCurrency(data) };
      const params = { value: tellValue(data[field] ?? null, said), sent: tellValue(value, said) };
      return describeIssue('computed', { path: field, title }, params);
    });
}
