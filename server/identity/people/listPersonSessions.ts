import type { TenantDb } from '../../platform/db/tenantDb.ts';

interface SessionRow {
  id: string;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
  address: string | null;
  device: string | null;
  via: string;
}

/** Where a person is signed in on this site; their sessions on other sites are not shown. */
export async function listPersonSessions(db: TenantDb, personId: string): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select public_id as id, created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt", address,
       user_agent as device, via
     from session where site_id = current_site() and account_id = $1 and expires_at > now()
     order by seen_at desc limit 100`,
    [personId],
  );
}

/** Ends all of them, and those that the person opened for others. */
export async function endPersonSessions(tx: TenantDb, personId: string): Promise<void> {
  const sql = 'delete from session where site_id = current_site() and (account_id = $1 or opened_by = $1)';
  await tx.run(sql, [personId]);
}

/** Ends one of them; false when there is no such session here. */
export async function endPersonSession(tx: TenantDb, personId: string, publicId: string): Promise<boolean> {
  const sql = 'delete from session where site_id = current_site() and account_id = $1 and public_id::text = $2';
  return (await tx.run(sql, [personId, publicId])) > 0;
}
