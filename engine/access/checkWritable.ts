import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { describeIssue } from '../collection/validate/issue.ts';

/** A refusal for each field that the caller wants to write and may not. */
export function checkWritable(
  collection: Collection,
  fields: readonly string[],
  decision: { writable?: readonly string[] },
): ErrorDetail[] {
  const { writable } = decision;
  if (writable === undefined) return [];
  const open = new Set(writable);
  return fields
    .filter((field) => !open.has(field))
    .map((field) => describeIssue('not_writable', { path: field, title: collection.fields.get(field)?.title }));
}
