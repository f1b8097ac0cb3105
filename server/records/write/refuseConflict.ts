import { versionConflict } from '../../../engine/record/recordErrors.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { showReadable } from '../read/readRecord.ts';

/** Refuses a change of a version that is no longer the newest, and shows what of the newest the actor may read. */
export function refuseConflict(
  context: RecordsContext,
  stored: StoredCollection,
  row: RecordRow,
  version: number | undefined,
): void {
  if (version === undefined || version === row.version) return;
  throw versionConflict({}, { record: showReadable(context, stored, row) });
}
