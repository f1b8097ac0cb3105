import type { JsonObject } from '../../../schemas/index.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { IdentityParts } from '../identityParts.ts';

/** What a person was notified of on a site, whether they may still read it there or not. */
export async function notificationsOf(app: IdentityParts, db: TenantDb, accountId: string): Promise<JsonObject[]> {
  const stored = await findNotifications(app, db.siteId);
  if (!stored) return [];
  return db.query<JsonObject>(
    siteRows(stored.table).whereRaw(`data ->> 'user' = ?`, [accountId]).select('data', 'created_at').limit(5000),
  );
}

/** The collection that holds the notifications of a site, where one of its plugins brings it. */
export async function findNotifications(app: IdentityParts, siteId: string) {
  const site = await app.sites.byId(siteId);
  return site && (await app.collections.of(site)).serving('notifications');
}
