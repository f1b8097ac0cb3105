import { describeIssue } from '../../../engine/collection/validate/issue.ts';
import { duplicateRecord } from '../../../engine/record/recordErrors.ts';
import type { SalaError } from '../../../schemas/index.ts';
import type { StoredCollection } from './collections.ts';
import { indexName, primaryKeyName } from './tableShape.ts';

/**
 * Converts a unique violation of the database into an error that names the field. Under row level security only the
 * index name is reported, not the value, so the field is found by it.
 */
export function describeDuplicate(stored: StoredCollection, error: unknown): SalaError | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const column = stored.collection.columns.find(({ name }) => indexName(stored.table, name) === error.constraint);
  if (column) {
    const field = stored.collection.fields.get(column.field);
    return duplicateRecord([describeIssue('duplicate', { path: column.field, title: field?.title })]);
  }
  return error.constraint === primaryKeyName(stored.table)
    ? duplicateRecord([describeIssue('duplicate', { path: 'id' })])
    : undefined;
}

interface UniqueViolation extends Error {
  constraint: string;
}

function isUniqueViolation(error: unknown): error is UniqueViolation {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    typeof error.constraint === 'string'
  );
}
