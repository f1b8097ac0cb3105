import { requireOwner } from '../../sites/guards.ts';
import type { Visit } from '../../sites/visit.ts';
import { linkExpired } from '../accounts.errors.ts';
import { confirmOwner, hasJustSignedIn, loadOwnAccount } from '../credentials/confirmOwner.ts';
import { forgetAllTries } from '../credentials/countTries.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import { findAccountById, homeOf } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { openSession } from '../signIn/completeSignIn.ts';
import { acceptPassword, setPassword } from './setPassword.ts';

/** Sets a new password by an e-mailed link, which works once. */
export async function resetPassword(
  app: IdentityParts,
  visit: Visit,
  { token, password }: { token: string; password: string | undefined },
): Promise<void> {
  const { site, db } = visit;
  const found = await app.tickets.find(site.id, 'reset', token);
  const account = found?.accountId && (await findAccountById(db, found.accountId));
  if (!account) throw linkExpired();
  // Checked first, so that a refused password does not use up the link.
  const home = { ...visit, site: await findHomeSite(app, visit, account) };
  const accepted = await acceptPassword(app, home, { password, owner: account });
  if (!(await app.tickets.take(site.id, 'reset', token))) throw linkExpired();
  await setPassword(app, visit, { account, password: accepted, byMail: true });
  await forgetAllTries(homeOf(app.db, account), account.id);
  if (visit.session?.userId === account.id) visit.session = null;
}

/** Changes the visitor's own password; all their sessions end, and this browser gets a new one. */
export async function changeOwnPassword(
  app: IdentityParts,
  visit: Visit,
  { password, current }: { password: string | undefined; current: string | undefined },
): Promise<void> {
  // Anyone may make the call, since others come with an e-mailed link.
  const own = { ...visit, session: requireOwner(visit) };
  const account = await loadOwnAccount(own);
  const site = await findHomeSite(app, visit, account);
  const accepted = await acceptPassword(app, { ...visit, site }, { password, owner: account });
  // Who must set a new password has just signed in with the old one; an older session is asked for it.
  if (!account.mustReset || !hasJustSignedIn(own)) await confirmOwner(app, own, { account, password: current });
  await setPassword(app, visit, { account, password: accepted, byMail: false });
  visit.session = null;
  await openSession(app, visit, { account: await loadOwnAccount(own), via: 'password', remember: false });
}
