import { recordNotFound } from '../../engine/errors/recordErrors.ts';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { isJsonObject } from '../../schemas/index.ts';
import { loadRow, meets } from './readRecord.ts';
import { findCollection, type RecordsContext, requireAccess } from './recordsContext.ts';

interface HistoryRow {
  version: number;
  action: string;
  from_state: string | null;
  to_state: string | null;
  changes: Json;
  note: string | null;
  at: string;
  by: string | null;
}

/** Who changed what and when, newest first; fields that the reader may not see are left out. */
export async function readHistory(context: RecordsContext, name: string, id: string): Promise<JsonObject[]> {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'read');
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  if (!row || !meets(context, decision, row)) throw recordNotFound({ id });
  const rows = await context.db.query<HistoryRow>(
    `select version, action, from_state, to_state, changes, note, at, by from record_history
     where site_id = current_site() and collection = $1 and record_id = $2 order by version desc limit 1000`,
    [stored.collection.name, id],
  );
  const hidden = new Set(stored.collection.secrets);
  const visible = (field: string) =>
    !hidden.has(field) && (decision.readable === undefined || decision.readable.includes(field));
  return rows.map((entry) => ({ ...entry, changes: keepVisible(entry.changes, visible) }));
}

function keepVisible(changes: Json, visible: (field: string) => boolean): Json {
  if (!Array.isArray(changes)) return changes;
  return changes.filter((change) => isJsonObject(change) && typeof change.field === 'string' && visible(change.field));
}
