import { createHash } from 'node:crypto';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { AccountSettings } from '../../sites/settings/accountSettings.ts';
import type { TryCounter } from './tryNames.ts';

type LockSettings = Pick<AccountSettings, 'lockMinutes'>;

/** A counter's result for one more try. */
export interface CountedTry {
  /** Blocked until this time. */
  lockedUntil: string | null;
  /** This try caused the lock. */
  justLocked: boolean;
}

/**
 * Counts a try before the password is checked, so that parallel tries count too. Unknown names are counted in the same
 * way, so that the answer does not reveal whether an account exists.
 */
export async function countTry(
  db: TenantDb,
  { name, limit }: TryCounter,
  { accountId, lockMinutes }: LockSettings & { accountId?: string },
): Promise<CountedTry> {
  const values = [hashName(name), limit, lockMinutes * 60, accountId];
  const rows = await db.query<{ locked_until: string | null; just_locked: boolean }>({
    name: 'count_try',
    text: countSql,
    values,
  });
  const { locked_until: lockedUntil = null, just_locked: justLocked = false } = rows[0] ?? {};
  return { lockedUntil, justLocked };
}

/** Takes a try back: it was correct, or was never evaluated. */
export async function uncountTry(db: TenantDb, name: string): Promise<void> {
  await db.run({ name: 'uncount_try', text: uncountSql, values: [hashName(name)] });
}

export async function forgetTries(db: TenantDb, name: string): Promise<void> {
  await db.run({
    name: 'forget_tries',
    text: 'delete from sign_in_failure where site_id = current_site() and name_hash = $1',
    values: [hashName(name)],
  });
}

/** Removes every lock of an account; pass the database of the account's home site. */
export async function forgetAllTries(home: TenantDb, accountId: string): Promise<void> {
  await home.run('delete from sign_in_failure where site_id = current_site() and account_id = $1', [accountId]);
}

/** Until when an account is locked for everyone. */
export async function findLock(home: TenantDb, accountId: string): Promise<string | null> {
  const rows = await home.query<{ locked_until: string | null }>(
    `select max(locked_until) as locked_until from sign_in_failure
     where site_id = current_site() and account_id = $1 and locked_until > now()`,
    [accountId],
  );
  return rows[0]?.locked_until ?? null;
}

function hashName(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}

// Expired locks, and tries older than a lock's duration, no longer count.
const countSql = `
  insert into sign_in_failure as old (site_id, name_hash, failures, account_id) values (current_site(), $1, 1, $4)
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
  returning locked_until, coalesce(locked_until = now() + make_interval(secs => $3), false) as just_locked`;

const uncountSql = `
  update sign_in_failure set failures = greatest(failures - 1, 0)
  where site_id = current_site() and name_hash = $1 and locked_until is null`;
