import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Account } from '../findAccount.ts';

/**
 * The mail addresses that a site knows as those of a person, the earlier ones included. Not those that they only asked for: these
 * may be somebody else's.
 */
export async function listAddresses(
  tx: TenantDb,
  { id, email, username }: Pick<Account, 'id' | 'email' | 'username'>,
): Promise<string[]> {
  const known = await tx.query<{ address: string }>(
    `select distinct lower(address) as address from (
       select changes ->> 'email' from audit
         where site_id = current_site() and target_kind = 'person' and target_id = $1
       union all select name from sign_in_log where site_id = current_site() and account_id = $1
       union all select email from invitation where site_id = current_site() and accepted_by = $1
     ) as named (address)
     where position('@' in address) > 0
       and not exists (select from account where account.email = lower(address) and account.id <> $1)`,
    [id],
  );
  const own = [email, username].filter((name) => name?.includes('@')).map((name) => String(name).toLowerCase());
  return [...new Set([...own, ...known.map(({ address }) => address)])];
}
