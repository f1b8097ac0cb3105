import { duplicateRecord } from '../../engine/errors/recordErrors.ts';
import { describeIssue } from '../../engine/validate/issue.ts';
import type { SalaError } from '../../schemas/index.ts';
import type { StoredCollection } from './collections.ts';

/** Turns the database's refusal of a doubled value into one that names the field. */
export function describeDuplicate(stored: StoredCollection, error: unknown): SalaError | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const column = stored.collection.columns.find(
    ({ name }) => error.detail.includes(`"${name}"`) || error.detail.includes(` ${name})`),
  );
  if (column) {
    const field = stored.collection.fields.get(column.field);
    return duplicateRecord([describeIssue('duplicate', { path: column.field, title: field?.title })]);
  }
  return error.detail.includes('(site_id, id)')
    ? duplicateRecord([describeIssue('duplicate', { path: 'id' })])
    : undefined;
}

interface UniqueViolation extends Error {
  detail: string;
}

function isUniqueViolation(error: unknown): error is UniqueViolation {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'detail' in error &&
    typeof error.detail === 'string'
  );
}
