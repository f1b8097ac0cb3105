import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';

/** Number of active records of a collection, regardless of access. */
export async function countRecords(db: TenantDb, { table }: Pick<StoredCollection, 'table'>): Promise<number> {
  const [row] = await db.query<{ count: number }>(siteRows(table).whereNull('deleted_at').count());
  return row?.count ?? 0;
}
