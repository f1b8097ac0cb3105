import { duplicateRecord } from '../../engine/errors/recordErrors.ts';
import { describeIssue } from '../../engine/validate/issue.ts';
import type { SalaError } from '../../schemas/index.ts';
import type { StoredCollection } from './collections.ts';
import { indexName } from './tableSql.ts';

/**
 * Turns the database's refusal of a doubled value into one that names the field. Under row level security only the name of the
 * index is told, not the value, so the field is found by that.
 */
export function describeDuplicate(stored: StoredCollection, error: unknown): SalaError | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const column = stored.collection.columns.find(({ name }) => indexName(stored.table, name) === error.constraint);
  if (column) {
    const field = stored.collection.fields.get(column.field);
    return duplicateRecord([describeIssue('duplicate', { path: column.field, title: field?.title })]);
  }
  return error.constraint === `${stored.table}_pkey`
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
