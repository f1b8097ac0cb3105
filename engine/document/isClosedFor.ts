import type { Collection } from '../collection/compiled/collection.ts';
import { findLock } from '../record/lock/findLock.ts';

/** Whether a state closes what a document shows: its lines, or the whole record where it has none. */
export function isClosedFor(
  collection: Collection,
  state: string | null,
  { lines }: { lines?: string | undefined },
): boolean {
  const closed = findLock(collection, state);
  return lines === undefined ? closed.deletion : closed.fields.has(lines);
}
