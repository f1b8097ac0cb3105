import { rankRole } from '../../engine/people/rankRole.ts';
import type { Database } from '../db/database.ts';

/** A rank that no role has: only root may see what asks for it. */
const onlyRoot = 9;

/** How far someone would get who took an account over, as seen from one site: its rank there, or all the way if it has other sites. */
export async function readReach(db: Database, account: { id: string; role: string }, siteId: string): Promise<number> {
  return (await hasOtherSites(db, account.id, siteId)) ? onlyRoot : rankRole(account.role);
}

export async function hasOtherSites(db: Database, accountId: string, siteId: string): Promise<boolean> {
  const rows = await db.platform.query('select from membership where account_id = $1 and site_id <> $2 limit 1', [
    accountId,
    siteId,
  ]);
  return rows.length > 0;
}
