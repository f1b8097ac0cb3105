import type { PlatformDb } from '../../platform/db/database.ts';

/**
 * Removes what identifies a person from the rows of the audit log that are about them: which fields were changed stays, their values
 * do not. Counters that are named by their addresses go. The log of sign-ins stays: the law asks for it.
 */
export async function redactLogs(
  platform: PlatformDb,
  { siteId, accountId, addresses }: { siteId: string; accountId: string; addresses: string[] },
): Promise<void> {
  await platform.query(
    `update audit set changes = (
       select coalesce(jsonb_object_agg(key, case when key in ('role', 'from', 'to') then value else '"erased"' end), '{}')
       from jsonb_each(changes))
     where site_id = $1 and ((target_kind = 'person' and target_id = $2) or lower(changes ->> 'email') = any ($3))`,
    [siteId, accountId, addresses],
  );
  await platform.query(
    `delete from rate_limit where position($1 in key) > 0
       or exists (select from unnest($2::text[]) as address where position(address in lower(key)) > 0)`,
    [accountId, addresses],
  );
}
