import { signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import type { AccountParts } from './accountParts.ts';
import { readAccountSettings } from './accountSettings.ts';
import { passwordNeeded, signInAgain, wrongPassword } from './accounts.errors.ts';
import { type Account, findAccountById } from './findAccount.ts';
import { checkPassword } from './password.ts';
import { requireOwner } from './requirePerson.ts';
import { triesOf } from './signIn.ts';
import { countTry, forgetTries } from './signInFailures.ts';

const freshMs = 15 * 60_000;

/** The account of whoever is signed in. */
export async function loadOwnAccount({ app }: Pick<AccountParts, 'app'>, context: Context): Promise<Account> {
  const session = requireOwner(context);
  const account = await findAccountById(app.db.site(context.state.site.id), session.userId);
  if (!account) throw signInNeeded();
  return account;
}

/**
 * Before anything that could lock the owner out: his password once more, so that a screen left open is not enough. Accounts
 * without a password must have come in a short while ago.
 */
export async function confirmOwner(
  parts: AccountParts,
  context: Context,
  { account, password }: { account: Account; password: string | undefined },
): Promise<void> {
  if (!account.passwordHash) {
    const session = requireOwner(context);
    if (Date.now() - Date.parse(session.createdAt) > freshMs) throw signInAgain();
    return;
  }
  if (password === undefined) throw passwordNeeded();
  const tries = triesOf(parts, context.state.site.id, account.username, account);
  await countTry(tries.db, tries.name, readAccountSettings(context.state.site));
  if (!(await checkPassword(password, account.passwordHash))) throw wrongPassword();
  await forgetTries(tries.db, tries.name);
}
