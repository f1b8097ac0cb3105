import type { Visit } from '../../sites/visit.ts';
import { linkExpired, wrongCode } from '../accounts.errors.ts';
import { findAccountById } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { takeCode } from './checkCode.ts';

const triesPerTicket = 5;

/** The second step of signing in: the ticket of the first step and a code. */
export async function signInWithCode(
  app: IdentityParts,
  visit: Visit,
  { ticket: token, code }: { ticket: string; code: string },
): Promise<void> {
  const { tickets } = app;
  const { site, db } = visit;
  const ticket = await tickets.attempt(site.id, 'second', token, triesPerTicket);
  const account = ticket?.accountId && (await findAccountById(db, ticket.accountId));
  if (!account) throw linkExpired();
  if (!(await takeCode(app, visit, { account, code, via: 'second_factor' }))) throw wrongCode();
  // Of two requests with a right code at the same moment, one takes the ticket.
  if (!(await tickets.take(site.id, 'second', token))) throw linkExpired();
  await completeSignIn(app, visit, { account, via: 'second_factor', remember: ticket.payload.remember === true });
}
