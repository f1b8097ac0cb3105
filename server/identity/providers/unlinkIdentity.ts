import type { SignedInVisit } from '../../sites/visit.ts';
import { lastWayIn, providerUnknown } from '../accounts.errors.ts';
import { loadOwnAccount } from '../credentials/confirmOwner.ts';

/** Unlinks an identity from the visitor's own account, unless it is their only way to sign in. */
export async function unlinkIdentity(visit: SignedInVisit, provider: string): Promise<void> {
  const account = await loadOwnAccount(visit);
  await visit.db.transaction(async (tx) => {
    const removed = await tx.run('delete from identity where account_id = $1 and provider_id = $2', [
      account.id,
      provider,
    ]);
    if (removed === 0) throw providerUnknown();
    const left = await tx.query('select from identity where account_id = $1', [account.id]);
    if (left.length === 0 && account.passwordHash === null) throw lastWayIn();
  });
}
