import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { accessLock } from '../accessLock.ts';
import type { IdentityParts } from '../identityParts.ts';

/** What ends, and for whom. */
export interface Ending {
  accountId: string;
  /** Where the change is made: what hung on it ends there. */
  siteId: string;
  /** The change is one of the account itself: what hung on it ends on every site. */
  everywhere?: boolean;
  /** Invitations to this address end too, so that an earlier one cannot give the access back. */
  invited?: string | null;
  /** Outside accounts that a session connected end too: whoever knew the password may have connected theirs. */
  connected?: boolean;
  /** The key of the one session that stays. */
  keep?: string;
}

/**
 * Ends all that hangs on the password, the mail address, the role or the membership of a person: their sessions and those that
 * they opened for others, links and codes that are on their way, changes that wait for a confirmation, their API keys, the
 * invitations that they sent, and the links by which they showed drafts. The change is made in the same transaction: there is no moment, and no crash, after which one is
 * without the other. With `everywhere` no policy narrows the statements of the change.
 */
export async function endAccess<Result>(
  app: IdentityParts,
  ending: Ending,
  change: (tx: TenantDb) => Promise<Result>,
): Promise<Result> {
  const { accountId, siteId, everywhere } = ending;
  const work = (tx: TenantDb) => endAccessIn(tx, ending, change);
  const changed = everywhere
    ? await app.db.platform.transaction(async (platform) => work(await platform.enter(siteId)))
    : await app.db.site(siteId).transaction(work);
  await app.sessions.refresh(accountId);
  return changed;
}

/** The same within a transaction that is open; whoever opened it refreshes the sessions of the account once it is committed. */
export async function endAccessIn<Result>(
  tx: TenantDb,
  ending: Ending,
  change: (tx: TenantDb) => Promise<Result>,
): Promise<Result> {
  await lockAccess(tx, ending.accountId);
  const result = await change(tx);
  await endRows(tx, ending);
  return result;
}

/** Until the transaction ends nobody else ends the access of this person, nor gives it to them. */
export async function lockAccess(tx: TenantDb, accountId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${accessLock})`, [accountId]);
}

async function endRows(tx: TenantDb, ending: Ending): Promise<void> {
  const { accountId, siteId, everywhere, invited, connected, keep } = ending;
  const scope = [accountId, everywhere ? null : siteId];
  const here = '($2::uuid is null or site_id = $2)';
  await tx.run(
    `delete from ticket where ${here}
       and (account_id = $1 or (created_by = $1 and purpose in ('bypass', 'switch')))`,
    scope,
  );
  await tx.run(`update api_key set revoked_at = now() where ${here} and account_id = $1 and revoked_at is null`, scope);
  await tx.run(
    `update invitation set revoked_at = now() where ${here} and (invited_by = $1 or email = $3)
       and accepted_at is null and revoked_at is null`,
    [...scope, invited],
  );
  await tx.run(`delete from layout_preview where ${here} and created_by = $1`, scope);
  if (connected) await tx.run(`delete from identity where ${here} and account_id = $1 and by_session`, scope);
  await tx.run(
    `delete from session where ${here} and (account_id = $1 or opened_by = $1) and ($3::bytea is null or id_hash <> $3)`,
    [...scope, keep ? Buffer.from(keep, 'hex') : null],
  );
}
