import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';
import type { StoredCollection } from './collections.ts';
import { lockRows } from './readRollup.ts';
import type { RecordsContext } from './recordsContext.ts';

/**
 * Locks the records that a batch changes and those whose roll-ups will follow, in the order in which every transaction
 * does: its operations stand in another, and two batches would wait for each other.
 */
export async function lockForBatch({ collections, db }: RecordsContext, operations: readonly Json[]): Promise<void> {
  const wanted = new Map<StoredCollection, Set<string>>();
  const sent = new Map<StoredCollection, JsonObject[]>();
  for (const operation of operations) {
    if (!isJsonObject(operation) || typeof operation.collection !== 'string') continue;
    const stored = collections.get(operation.collection);
    if (!stored || !collections.ranks.has(stored)) continue;
    want(wanted, stored, operation.id);
    if (isJsonObject(operation.data)) sent.set(stored, [...(sent.get(stored) ?? []), operation.data]);
  }
  if (wanted.size === 0 && sent.size === 0) return;
  for (const stored of collections.ranks.keys()) {
    const ids = [...(wanted.get(stored) ?? [])];
    const rows = ids.length > 0 ? await lockRows(db, stored, ids) : [];
    for (const data of [...rows.map((row) => row.data), ...(sent.get(stored) ?? [])])
      for (const { holder, rollup } of collections.fedBy(stored)) want(wanted, holder, data[rollup.by]);
  }
}

function want(wanted: Map<StoredCollection, Set<string>>, stored: StoredCollection, id: Json | undefined): void {
  if (typeof id !== 'string' || id === '' || id.includes('\0')) return;
  wanted.set(stored, (wanted.get(stored) ?? new Set()).add(id));
}
