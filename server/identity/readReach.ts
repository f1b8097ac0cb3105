import { rankRole } from '../../engine/people/rankRole.ts';
import type { Database, PlatformDb } from '../platform/db/database.ts';

/** A rank above all roles: only root may see content that requires it. */
export const onlyRoot = 9;

/** The rank that taking over an account would give: its rank on this site, or the highest on any site. */
export async function readReach(db: Database, account: { id: string; role: string }, siteId: string): Promise<number> {
  return (await hasOtherSites(db.platform, account.id, siteId)) ? onlyRoot : rankRole(account.role);
}

export async function hasOtherSites(db: PlatformDb, accountId: string, siteId: string): Promise<boolean> {
  const rows = await db.query('select from membership where account_id = $1 and site_id <> $2 limit 1', [
    accountId,
    siteId,
  ]);
  return rows.length > 0;
}
