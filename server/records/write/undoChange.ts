import type { FieldChange } from '../../../engine/record/diffData.ts';
import { formerValues } from '../../../engine/record/formerValues.ts';
import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { undoImpossible, undoOutdated } from '../context/records.errors.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { loadRow, showReadable } from '../read/readRecord.ts';
import { findBack } from './offersUndo.ts';
import type { Written } from './planAndWrite.ts';
import { removeRecord, restoreRecord } from './removeRecord.ts';
import { transitionRecord } from './transitionRecord.ts';
import { updateRecord } from './updateRecord.ts';

interface Noted {
  version: number;
  action: string;
  from_state: string | null;
  changes: FieldChange[];
  by: string | null;
  is_caused: boolean;
}

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
  if (noted.is_caused) throw undoImpossible();
  if (noted.action === 'update') return takeBackValues(context, stored, { row, noted, later });
  if (later.length > 0) throw undoOutdated();
  if (noted.action === 'create' || noted.action === 'restore') return removeRecord(context, name, { id, version });
  if (noted.action === 'delete') return restoreRecord(context, name, id);
  const event = findBack(showReadable(context, stored, row)._actions, noted.from_state);
  if (noted.action !== 'transition' || event === undefined) throw undoImpossible();
  return transitionRecord(context, name, { id, version, event });
}

/** What others changed since stays, where it concerns other fields. */
async function takeBackValues(
  context: RecordsContext,
  stored: StoredCollection,
  { row, noted, later }: { row: RecordRow; noted: Noted; later: Noted[] },
): Promise<Written> {
  if (row.deleted_at !== null) throw undoOutdated();
  const since = new Set(later.flatMap(({ changes }) => changes.map(({ field }) => field)));
  const { collection } = stored;
  const isTaken = noted.changes.some(
    ({ field }) => since.has(field) && collection.fields.get(field)?.computed !== true,
  );
  if (isTaken) throw undoOutdated();
  const changes = formerValues(collection, row.data, noted.changes);
  if (!changes) throw undoImpossible();
  return updateRecord(context, collection.name, { id: row.id, version: row.version, changes });
}

async function readSince(
  { db }: RecordsContext,
  { collection }: StoredCollection,
  { id, version }: { id: string; version: number },
): Promise<Noted[]> {
  return db.query<Noted>({
    name: 'changes since',
    text: `select version, action, from_state, changes, by, cause_id is not null as is_caused from record_history
      where site_id = current_site() and collection = $1 and record_id = $2 and version >= $3 order by version`,
    values: [collection.name, id, version],
  });
}
