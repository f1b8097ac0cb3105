import { checkPassword as checkRules } from '../../../engine/people/checkPassword.ts';
import { readText } from '../../../schemas/index.ts';
import { readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import { passwordMissing, passwordRefused, passwordSame } from '../accounts.errors.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import { checkPassword, hashPassword } from '../credentials/hashPassword.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { type PasswordOwner, refuseGuessable } from './refuseGuessable.ts';

/**
 * The new password, unless it breaks the policy of the account's home site, where the details list the rules, or is one that a
 * guesser tries first.
 */
export async function acceptPassword(
  { config }: Pick<IdentityParts, 'config'>,
  { site, language, log }: Pick<Visit, 'site' | 'language' | 'log'>,
  { password, owner }: { password: string | undefined; owner: PasswordOwner },
): Promise<string> {
  if (password === undefined) throw passwordMissing();
  const issues = checkRules(password, readAccountSettings(site).password);
  if (issues.length > 0) {
    const details = issues.map(({ code, text }) => ({ path: 'newPassword', code, message: readText(text, language) }));
    throw passwordRefused({}, details);
  }
  await refuseGuessable(config, { site, log }, { owner, password });
  return password;
}

/** Gives an account a new password and ends all that hung on the old one: whoever knew it is out, on every site. */
export async function setPassword(
  app: IdentityParts,
  visit: Visit,
  change: { account: Account; password: string; byMail: boolean },
): Promise<void> {
  const { account, password, byMail } = change;
  // A person who forgot their password may choose the same one again.
  if (!byMail && account.passwordHash && (await checkPassword(password, account.passwordHash))) throw passwordSame();
  const hash = await hashPassword(password);
  const { id: accountId, homeSiteId: siteId } = account;
  // Who sets their first password has come in by an outside account alone, and keeps it.
  const connected = account.passwordHash !== null;
  await endAccess(app, { accountId, siteId, everywhere: true, connected }, async (tx) => {
    // The e-mailed link proves that the person reads this mailbox.
    await tx.run(
      `update account set password_hash = $2, must_reset = false, password_changed_at = now(), updated_at = now(),
         email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end
       where id = $1`,
      [accountId, hash, byMail],
    );
    await tx.run('delete from known_device where account_id = $1', [accountId]);
  });
  const site = await findHomeSite(app, visit, account);
  await notifyAccessChange(app, { ...visit, site }, { ...account, accountId, change: 'password_changed' });
}
