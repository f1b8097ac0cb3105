import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { loadRow } from '../read/readRecord.ts';
import { announceChange } from './announceChange.ts';

/** Open pages that show a record, of people who may read it, read again what they show of it, although it did not change itself. */
export async function tellReaders(context: RecordsContext, name: string, id: string): Promise<void> {
  const stored = findCollection(context, name);
  const row = await loadRow(context.db, stored, id);
  if (row) announceChange(context, stored, { id, version: row.version, action: 'note', effects: 0 });
}
