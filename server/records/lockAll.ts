import type { Json } from '../../schemas/index.ts';
import type { StoredCollection } from './collections.ts';
import { lockRows } from './readRollup.ts';
import type { RecordsContext } from './recordsContext.ts';
import { rowKey } from './relatedRows.ts';
import type { RecordRow } from './writeChange.ts';

/**
 * Locks records and those whose roll-ups they feed, collections as roll-ups order them and then by table; the missing and
 * those in the trash are left out.
 */
export async function lockAll(
  { db, collections }: RecordsContext,
  needs: readonly (readonly [StoredCollection, string])[],
): Promise<Map<string, RecordRow>> {
  const rows = new Map<string, RecordRow>();
  const wanted = new Map<StoredCollection, Set<string>>();
  const want = (stored: StoredCollection, id: Json | undefined) => {
    if (typeof id === 'string' && id !== '') wanted.set(stored, (wanted.get(stored) ?? new Set()).add(id));
  };
  for (const [stored, id] of needs) want(stored, id);
  const unranked = [...wanted.keys()].filter((stored) => !collections.ranks.has(stored));
  for (const stored of [
    ...collections.ranks.keys(),
    ...unranked.toSorted((one, other) => (one.table < other.table ? -1 : 1)),
  ]) {
    const ids = wanted.get(stored);
    if (!ids) continue;
    for (const row of await lockRows(db, stored, [...ids])) {
      for (const { holder, rollup } of collections.fedBy(stored)) want(holder, row.data[rollup.by]);
      if (row.deleted_at === null) rows.set(rowKey({ stored, id: row.id }), row);
    }
  }
  return rows;
}
