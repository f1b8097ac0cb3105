import { readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import { accountUnknown, wrongCredentials } from '../accounts.errors.ts';
import { tryPassword } from '../credentials/tryPassword.ts';
import { type Account, findAccountByName } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';

/** The account for these credentials. Unknown, disabled and wrong are answered in the same way and time. */
export async function checkCredentials(
  app: IdentityParts,
  visit: Visit,
  { username, password }: { username: string; password: string },
): Promise<Account> {
  const { site } = visit;
  const account = await findAccountByName(app.db.site(site.id), username);
  const right = await tryPassword(app, visit, { account, name: username, password, via: 'password' });
  if (account && right) return account;
  throw account || !readAccountSettings(site).tellUnknownAccount ? wrongCredentials() : accountUnknown();
}
