import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { passwordNeeded, signInAgain, wrongPassword } from '../accounts.errors.ts';
import { type Account, findAccountById } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { isVouchedElsewhere } from '../isVouchedElsewhere.ts';
import { tryPassword } from './tryPassword.ts';

const freshMs = 15 * 60_000;

/** The account of the signed-in person. */
export async function loadOwnAccount({ db, session }: Pick<SignedInVisit, 'db' | 'session'>): Promise<Account> {
  const account = await findAccountById(db, session.userId);
  if (!account) throw signInNeeded();
  return account;
}

/**
 * Whether the session was opened a short while ago by something that only its person knows or has. The word of another site's
 * provider is none: their account is not its.
 */
export function hasJustSignedIn({ site, session }: Pick<SignedInVisit, 'site' | 'session'>): boolean {
  const isProof = session.via !== 'bypass' && session.via !== 'switch' && session.via !== 'key';
  if (isVouchedElsewhere(site.id, session)) return false;
  return isProof && Date.now() - Date.parse(session.createdAt) <= freshMs;
}

/** The same, once its owner has confirmed who they are. */
export async function confirmOwnAccount(
  app: IdentityParts,
  visit: SignedInVisit,
  password: string | undefined,
): Promise<Account> {
  const account = await loadOwnAccount(visit);
  await confirmOwner(app, visit, { account, password });
  return account;
}

/**
 * Asks for the password again before a change that could lock the owner out, so that an open screen is not enough.
 * Accounts without a password must have signed in recently.
 */
export async function confirmOwner(
  app: IdentityParts,
  visit: SignedInVisit,
  { account, password }: { account: Account; password: string | undefined },
): Promise<void> {
  if (!account.passwordHash) {
    if (!hasJustSignedIn(visit)) throw signInAgain();
    return;
  }
  if (password === undefined) throw passwordNeeded();
  const tried = { account, name: account.username, password, via: 'confirm' } as const;
  if (!(await tryPassword(app, visit, tried))) throw wrongPassword();
}
