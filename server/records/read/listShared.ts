import type { TenantDb } from '../../platform/db/tenantDb.ts';

/** The versions of a record that changed others by their actions, or set work off. */
export async function listShared(db: TenantDb, collection: string, id: string): Promise<Set<number>> {
  const rows = await db.query<{ version: number }>({
    name: 'versions with consequences',
    text: `select cause_version as version from record_history
        where site_id = current_site() and cause_collection = $1 and cause_id = $2
      union
      select record_version from outbox where site_id = current_site() and collection = $1 and record_id = $2`,
    values: [collection, id],
  });
  return new Set(rows.map(({ version }) => version));
}
