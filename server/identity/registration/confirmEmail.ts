import type { Visit } from '../../sites/visit.ts';
import { linkExpired, taken } from '../accounts.errors.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import { type Account, findAccountById, homeOf } from '../findAccount.ts';
import { readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';

/** Confirms a mail address by the link that was sent to it, and makes it the address of the account. */
export async function confirmEmail(app: IdentityParts, visit: Visit, token: string): Promise<void> {
  const ticket = await app.tickets.take(visit.site.id, 'confirm_email', token);
  const email = ticket?.payload.email;
  const account = ticket?.accountId && (await findAccountById(visit.db, ticket.accountId));
  if (!account || typeof email !== 'string') throw linkExpired();
  if (email === account.email) await markConfirmed(app, account);
  else await moveTo(app, visit, { account, email, keep: ticket.payload.keep });
}

async function markConfirmed(app: IdentityParts, account: Account): Promise<void> {
  const sql = 'update account set email_verified_at = now(), updated_at = now() where id = $1';
  await homeOf(app.db, account).run(sql, [account.id]);
}

/** Whoever reads the old address has no way in any more, and is notified. */
async function moveTo(
  app: IdentityParts,
  visit: Visit,
  { account, email, keep }: { account: Account; email: string; keep: unknown },
): Promise<void> {
  // A user name that is the mail address stays so.
  const username = account.username === account.email ? email : account.username;
  try {
    const ending = { accountId: account.id, siteId: account.homeSiteId, everywhere: true };
    await endAccess(app, { ...ending, keep: typeof keep === 'string' ? keep : undefined }, (tx) =>
      tx.run(
        'update account set email = $2, username = $3, email_verified_at = now(), updated_at = now() where id = $1',
        [account.id, email, username],
      ),
    );
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
  const site = await findHomeSite(app, visit, account);
  const told = { ...account, accountId: account.id, change: 'email_changed', next: { th: email, en: email } } as const;
  await notifyAccessChange(app, { ...visit, site }, told);
}
