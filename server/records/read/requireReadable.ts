import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { loadRow, mayDo } from './readRecord.ts';

/** Refuses a record that is missing and one that the caller may not read alike: nobody can tell which it was. */
export async function requireReadable(context: RecordsContext, name: string, id: string): Promise<void> {
  const stored = findCollection(context, name);
  const row = await loadRow(context.db, stored, id);
  if (!row || !mayDo(context, stored, 'read', row)) throw recordNotFound({ id });
}
