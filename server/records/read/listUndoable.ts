import { SalaError } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { decideUndo, maySendUndo, type NotedChange, type TakenBack } from './decideUndo.ts';
import { listShared } from './listShared.ts';

/** So many of the latest own changes are looked at. */
const mostOwn = 20;

/** The versions of a record, of its latest changes, that the caller made and may take back now. */
export async function listUndoable(
  context: RecordsContext,
  stored: StoredCollection,
  row: RecordRow,
  history: readonly (NotedChange & { cause_id: string | null })[],
): Promise<Set<number>> {
  const { userId, actedBy = userId } = context.actor;
  const own = history.filter(({ by }) => by !== null && by === actedBy).slice(0, mostOwn);
  if (own.length === 0) return new Set();
  const shared = await listShared(context.db, stored.collection.name, row.id);
  const taken = own.map(
    (noted): TakenBack => ({
      row,
      noted,
      later: history.filter(({ version }) => version > noted.version),
      isShared: noted.cause_id !== null || shared.has(noted.version),
    }),
  );
  return new Set(taken.filter((one) => mayTakeBack(context, stored, one)).map(({ noted }) => noted.version));
}

function mayTakeBack(context: RecordsContext, stored: StoredCollection, taken: TakenBack): boolean {
  try {
    return maySendUndo(context, stored, taken.row, decideUndo(context, stored, taken));
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}
