import type { CollectionReference } from '../../../engine/collection/compiled/collection.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';

/** Records of another collection that refer to records of this one by a field. */
export interface Referrer {
  collection: string;
  /** `*` stands for each line. */
  field: string;
  count: number;
}

/** Who refers to the records of a collection, in the trash or not: its own records apart. */
export async function countReferrers(
  { db, collections }: RecordsContext,
  target: StoredCollection,
): Promise<Referrer[]> {
  const found: Referrer[] = [];
  for (const stored of collections.all()) {
    if (stored === target || stored.collection.core) continue;
    for (const reference of stored.collection.references) {
      if (collections.get(reference.collection) !== target) continue;
      const [row] = await db.query<{ count: number }>(
        `select count(*)::int as count from ${quoteName(stored.table)} r where r.site_id = current_site() and exists (
           select 1 from jsonb_path_query(r.data, $1::jsonpath) v
           join ${quoteName(target.table)} t on t.site_id = current_site() and t.id = v #>> '{}')`,
        [toJsonPath(reference)],
      );
      const field = reference.path.join('.');
      if (row && row.count > 0) found.push({ collection: stored.collection.name, field, count: row.count });
    }
  }
  return found;
}

/** Lax, so that the last step takes one id and a list of them alike. */
function toJsonPath({ path }: CollectionReference): string {
  return `$${path.map((step) => (step === '*' ? '[*]' : `.${JSON.stringify(step)}`)).join('')}[*]`;
}
