import { isEmailAddress } from '../../../engine/registration/checkRegistration.ts';
import { readText as readMessage } from '../../../schemas/index.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { sendMail } from '../../mail/mailQueue.ts';
import type { AccountParts } from '../accountParts.ts';
import { ticketDead } from '../accounts.errors.ts';
import { messages } from '../accounts.messages.ts';
import { openSession } from '../completeSignIn.ts';
import { confirmOwner, loadOwnAccount } from '../confirmOwner.ts';
import { findAccountById } from '../findAccount.ts';
import { presentSession } from '../presentSession.ts';
import { addressKey } from '../rateLimits.ts';
import { readPassword } from '../readInput.ts';
import { triesOf } from '../signIn.ts';
import { forgetTries } from '../signInFailures.ts';
import { readOrigin } from '../siteAddress.ts';
import { checkNewPassword, setPassword } from './setPassword.ts';

/** Forgot, reset by the link of the mail, and change while signed in. */
export function addPasswordRoutes(router: Router, parts: AccountParts): void {
  const { app, limits } = parts;

  router.post('/api/forgot', async (context) => {
    const { email } = await readBody(context, '16kb');
    if (typeof email !== 'string' || !isEmailAddress(email.trim())) throw badRequest({ what: 'email' });
    const to = email.trim().toLowerCase();
    const { site, language } = context.state;
    await limits.consume('forgotByAddress', addressKey(context.ip));
    // Whether anybody has this address is looked up by the worker: the answer is the same in words and in time.
    if (await limits.allows('forgotByEmail', `${site.id} ${to}`))
      await sendMail(app, site.id, {
        kind: 'forgot',
        to,
        language,
        content: { subject: 'forgot', paragraphs: [] },
        link: `${readOrigin(app, context)}/user/reset`,
      });
    context.body = { status: 200, message: readMessage(messages.forgot, language), data: null };
  });

  router.post('/api/changepwd', async (context) => {
    const body = await readBody(context, '16kb');
    const password = readPassword(body, 'newPassword');
    if (typeof body.requestId === 'string' && body.requestId !== '')
      await resetByLink(parts, context, body.requestId, password);
    else await changeOwn(parts, context, password, readPassword(body, 'currentPassword'));
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: 200,
      message: readMessage(messages.passwordChanged, context.state.language),
      data: presentSession(context),
    };
  });
}

async function resetByLink(
  parts: AccountParts,
  context: Context,
  token: string,
  password: string | undefined,
): Promise<void> {
  const { app, limits, tickets } = parts;
  const { site } = context.state;
  await limits.consume('ticket', addressKey(context.ip));
  // The rules first: a password that is refused must not use up the link.
  checkNewPassword(context, password);
  const ticket = await tickets.take(site.id, 'reset', token);
  const account = ticket?.accountId && (await findAccountById(app.db.site(site.id), ticket.accountId));
  if (!account) throw ticketDead();
  await setPassword(parts, context, { account, password, byMail: true });
  const tries = triesOf(parts, site.id, account.username, account);
  await forgetTries(tries.db, tries.name);
  if (context.state.session?.userId === account.id) context.state.session = null;
}

async function changeOwn(
  parts: AccountParts,
  context: Context,
  password: string | undefined,
  current: string | undefined,
): Promise<void> {
  const account = await loadOwnAccount(parts, context);
  checkNewPassword(context, password);
  // Who must set a new password proved the old one a moment ago, at sign-in.
  if (!account.mustReset) await confirmOwner(parts, context, { account, password: current });
  await setPassword(parts, context, { account, password, byMail: false });
  context.state.session = null;
  await openSession(parts, context, { account, via: 'password', remember: false });
}
