import type { FieldChange } from '../../../engine/record/diffData.ts';
import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { Json, JsonObject } from '../../../schemas/index.ts';
import { decide, findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import type { ChangeCause } from '../context/writeChange.ts';
import { meetsCondition, readableOf } from '../decide/mayRead.ts';
import { listUndoable } from './listUndoable.ts';
import { loadRow, mayDo } from './readRecord.ts';

interface HistoryRow {
  version: number;
  action: string;
  from_state: string | null;
  to_state: string | null;
  changes: FieldChange[];
  note: string | null;
  at: string;
  by: string | null;
  by_name: string | null;
  on_behalf_of: string | null;
  on_behalf_of_name: string | null;
  cause_collection: string | null;
  cause_id: string | null;
  cause_version: number | null;
  due_at: string | null;
}

interface CausedRow extends ChangeCause {
  action: string;
  caused_by: number;
}

/**
 * Changes with author and time, newest first; without fields that the reader may not see. A change that an action made
 * names its `cause`, one that time made says when it was due (`due_at`), one whose actions changed other records names them in `caused`, where the reader may read them.
 * One that the reader made and may take back now says `undo`.
 */
export async function readHistory(context: RecordsContext, name: string, id: string): Promise<JsonObject[]> {
  const { stored, decision, row } = await requireHistory(context, name, id);
  const rows = await context.db.query<HistoryRow>(
    `select version, action, from_state, to_state, changes, note, at, by, ${nameOf('author')} as by_name,
       on_behalf_of, ${nameOf('owner')} as on_behalf_of_name,
       cause_collection, cause_id, cause_version, due_at
     from record_history left join account author on author.id = by left join account owner on owner.id = on_behalf_of
     where record_history.site_id = current_site() and collection = $1 and record_id = $2 order by version desc limit 1000`,
    [stored.collection.name, id],
  );
  const hidden = new Set(stored.collection.secrets);
  const open = readableOf(context, decision, row);
  // A field that was renamed since stands there under its old name.
  const nameNow = (field: string) => stored.collection.aliases.get(field) ?? field;
  const visible = (field: string) => !hidden.has(nameNow(field)) && (open?.includes(nameNow(field)) ?? true);
  const [caused, undoable] = await Promise.all([
    findCaused(context, stored.collection.name, id),
    listUndoable(context, stored, row, rows),
  ]);
  return rows.map(({ cause_collection, cause_id, cause_version, due_at, ...entry }) => ({
    ...entry,
    ...(undoable.has(entry.version) && { undo: true }),
    ...(due_at !== null && { due_at }),
    changes: keepVisible(entry.changes, visible),
    ...(cause_collection !== null &&
      mayRead(context, cause_collection) && {
        cause: { collection: cause_collection, id: cause_id, version: cause_version },
      }),
    ...(caused.has(entry.version) && { caused: caused.get(entry.version) ?? [] }),
  }));
}

/** The record whose history is asked for, also one in the trash; refused to those who may not see it. */
export async function requireHistory(context: RecordsContext, name: string, id: string) {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'history');
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  const isKnown =
    row && meetsCondition(context, decision, row) && (!row.deleted_at || mayDo(context, stored, 'trash', row));
  if (!isKnown) throw recordNotFound({ id });
  return { stored, decision, row };
}

/** What the actions of this record changed, by the version of this record. */
async function findCaused(context: RecordsContext, name: string, id: string): Promise<Map<number, JsonObject[]>> {
  const rows = await context.db.query<CausedRow>(
    `select collection, record_id as id, version, action, cause_version as caused_by from record_history
     where site_id = current_site() and cause_collection = $1 and cause_id = $2 order by at, collection, record_id limit 1000`,
    [name, id],
  );
  const shown = rows.filter(({ collection }) => mayRead(context, collection));
  return new Map(
    [...Map.groupBy(shown, ({ caused_by }) => caused_by)].map(([version, changes]) => [
      version,
      changes.map(({ caused_by, ...change }) => ({ ...change })),
    ]),
  );
}

function mayRead(context: RecordsContext, name: string): boolean {
  const stored = context.collections.get(name);
  return stored !== undefined && decide(context, stored, 'read').allowed;
}

/** Of a member of the site; others have none here. */
function nameOf(account: 'author' | 'owner'): string {
  return `coalesce(
    nullif(concat_ws(' ', ${account}.profile->>'firstname', ${account}.profile->>'lastname'), ''), ${account}.username)`;
}

function keepVisible(changes: FieldChange[], visible: (field: string) => boolean): Json {
  return changes.filter(({ field }) => visible(field)).map((change) => ({ ...change }));
}
