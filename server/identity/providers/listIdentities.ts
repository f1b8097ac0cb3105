import type { TenantDb } from '../../platform/db/tenantDb.ts';

interface LinkedIdentity {
  provider: string;
  name: string | null;
  linkedAt: string;
}

/** The identities at outside providers that a person connected to their account. */
export async function listIdentities(db: TenantDb, accountId: string): Promise<LinkedIdentity[]> {
  return db.query<LinkedIdentity>(
    `select provider_id as provider, name, linked_at as "linkedAt" from identity
     where site_id = current_site() and account_id = $1 order by linked_at`,
    [accountId],
  );
}
