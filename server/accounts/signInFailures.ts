import { createHash } from 'node:crypto';
import type { TenantDb } from '../db/tenantDb.ts';
import type { AccountSettings } from './accountSettings.ts';
import { accountLocked } from './accounts.errors.ts';

/**
 * Counts a try before the password is looked at, so that tries sent at the same moment count too. A name that no account
 * has is counted in the same way: from outside nobody can tell.
 */
export async function countTry(db: TenantDb, name: string, settings: AccountSettings): Promise<void> {
  const values = [hashName(name), settings.lockAfter, settings.lockMinutes * 60];
  const rows = await db.query<{ locked_until: string | null }>({ name: 'count_try', text: countSql, values });
  const until = rows[0]?.locked_until;
  if (until && Date.parse(until) > Date.now())
    throw accountLocked({ minutes: Math.ceil((Date.parse(until) - Date.now()) / 60_000) });
}

export async function forgetTries(db: TenantDb, name: string): Promise<void> {
  const text = 'delete from sign_in_failure where name_hash = $1';
  await db.run({ name: 'forget_tries', text, values: [hashName(name)] });
}

export async function findLock(db: TenantDb, name: string): Promise<string | null> {
  const rows = await db.query<{ locked_until: string }>(
    'select locked_until from sign_in_failure where name_hash = $1 and locked_until > now()',
    [hashName(name)],
  );
  return rows[0]?.locked_until ?? null;
}

function hashName(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}

// A lock that has passed, or tries longer ago than a lock lasts, count no more.
const countSql = `
  insert into sign_in_failure as old (site_id, name_hash, failures) values (current_site(), $1, 1)
  on conflict (site_id, name_hash) do update set
    failures = case when old.locked_until > now() then old.failures
      when old.locked_until is not null or old.first_at < now() - make_interval(secs => $3) then 1
      else old.failures + 1 end,
    first_at = case when old.locked_until > now() then old.first_at
      when old.locked_until is not null or old.first_at < now() - make_interval(secs => $3) then now()
      else old.first_at end,
    locked_until = case when old.locked_until > now() then old.locked_until
      when old.locked_until is not null or old.first_at < now() - make_interval(secs => $3) then null
      when old.failures >= $2 then now() + make_interval(secs => $3)
      else null end
  returning locked_until`;
