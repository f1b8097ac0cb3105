import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { decideUndo, type NotedChange } from '../read/decideUndo.ts';
import { listShared } from '../read/listShared.ts';
import { loadRow } from '../read/readRecord.ts';
import type { Written } from './planAndWrite.ts';
import { removeRecord, restoreRecord } from './removeRecord.ts';
import { transitionRecord } from './transitionRecord.ts';
import { updateRecord } from './updateRecord.ts';

/**
 * Takes back the change that made this version, by an ordinary change with all of its rules: former values, the event that leads back,
 * the trash, or out of it. Only its own author is told what was there before.
 */
export async function undoChange(
  context: RecordsContext,
  name: string,
  { id, version }: { id: string; version: number },
): Promise<Written> {
  const stored = findCollection(context, name);
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  const [noted, ...later] = row ? await readSince(context, stored, { id, version }) : [];
  const { userId, actedBy = userId } = context.actor;
  if (!row || !noted || noted.version !== version || noted.by === null || noted.by !== actedBy)
    throw recordNotFound({ id });
  const shared = noted.is_caused ? undefined : await listShared(context.db, name, id);
  const undo = decideUndo(context, stored, { row, noted, later, isShared: shared?.has(version) ?? true });
  if (undo.by === 'update') return updateRecord(context, name, { id, version: row.version, changes: undo.changes });
  if (undo.by === 'removal') return removeRecord(context, name, { id, version });
  if (undo.by === 'restoring') return restoreRecord(context, name, id);
  return transitionRecord(context, name, { id, version, event: undo.event, data: undo.data });
}

async function readSince(
  { db }: RecordsContext,
  { collection }: StoredCollection,
  { id, version }: { id: string; version: number },
): Promise<(NotedChange & { is_caused: boolean })[]> {
  return db.query({
    name: 'changes since',
    text: `select version, action, from_state, changes, by, cause_id is not null as is_caused from record_history
      where site_id = current_site() and collection = $1 and record_id = $2 and version >= $3 order by version`,
    values: [collection.name, id, version],
  });
}
