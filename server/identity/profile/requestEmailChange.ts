import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { wakeMailer } from '../../messages/mail/mailQueue.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { emailRefused, taken } from '../accounts.errors.ts';
import { confirmOwner, loadOwnAccount } from '../credentials/confirmOwner.ts';
import { homeOf } from '../findAccount.ts';
import { findDuplicates } from '../findDuplicates.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { queueConfirmation } from '../registration/queueConfirmation.ts';

/** Sends a link that confirms the visitor's address, or a new address that replaces it once the link is used. */
export async function requestEmailChange(
  app: IdentityParts,
  visit: SignedInVisit,
  given: { email?: string; password?: string },
): Promise<void> {
  const account = await loadOwnAccount(visit);
  const email = (given.email ?? account.email ?? '').toLowerCase();
  if (!isEmailAddress(email)) throw emailRefused();
  if (email !== account.email) {
    await confirmOwner(app, visit, { account, password: given.password });
    const found = await findDuplicates(homeOf(app.db, account), { email }, account.id);
    if (found.length > 0) throw taken({ fields: 'email' });
  }
  const { session } = visit;
  await visit.db.transaction(async (tx) => {
    await holdSession(tx, session);
    await queueConfirmation(app, visit, { tx, accountId: account.id, email, keep: session.key });
  });
  await wakeMailer(app);
}
