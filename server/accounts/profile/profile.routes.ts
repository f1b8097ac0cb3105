import { isEmailAddress, registrationTexts } from '../../../engine/registration/checkRegistration.ts';
import { defineError, readText as readMessage } from '../../../schemas/index.ts';
import { answerRead } from '../../asking/houseRead.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { wakeMailer } from '../../mail/mailQueue.ts';
import { accountReads } from '../account.reads.ts';
import type { AccountParts } from '../accountParts.ts';
import { taken, ticketDead } from '../accounts.errors.ts';
import { messages } from '../accounts.messages.ts';
import { confirmOwner, loadOwnAccount } from '../confirmOwner.ts';
import { type Account, findAccountById, homeOf } from '../findAccount.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import { addressKey } from '../rateLimits.ts';
import { readOptional, readPassword, readText } from '../readInput.ts';
import { queueConfirmation } from '../registration/confirmEmail.ts';
import { presentOwnAccount } from './presentOwnAccount.ts';
import { type ProfileChange, readProfileChange } from './readProfileChange.ts';

const emailRefused = defineError('email_refused', 400, registrationTexts.email);

/** A person and his own account: what it holds, and changing it. */
export function addProfileRoutes(router: Router, parts: AccountParts): void {
  const { app, limits, tickets } = parts;

  router.get('/api/account', answerRead(app, accountReads.account));

  router.put('/api/account', async (context) => {
    const account = await loadOwnAccount(parts, context);
    const change = readProfileChange(await readBody(context, '32kb'));
    await saveProfile(parts, account, change);
    await app.sessions.refresh();
    context.body = { status: 200, data: presentOwnAccount(await loadOwnAccount(parts, context)) };
  });

  router.post('/api/account/email', async (context) => {
    const account = await loadOwnAccount(parts, context);
    const body = await readBody(context, '16kb');
    const email = (readOptional(body, 'email') ?? account.email ?? '').toLowerCase();
    if (!isEmailAddress(email)) throw emailRefused();
    await limits.consume('mailToAddress', `${account.id}`);
    if (email !== account.email) {
      await confirmOwner(parts, context, { account, password: readPassword(body, 'password') });
      const found = await findDuplicates(homeOf(app.db, account), { email }, account.id);
      if (found.length > 0) throw taken({ fields: 'email' });
    }
    const tx = app.db.site(context.state.site.id);
    await queueConfirmation(parts, context, { tx, accountId: account.id, email });
    await wakeMailer(app);
    context.body = { status: 200, message: readMessage(messages.confirmationSent, context.state.language), data: null };
  });

  router.post('/api/account/email/confirm', async (context) => {
    const token = readText(await readBody(context, '16kb'), 'token', 200);
    await limits.consume('ticket', addressKey(context.ip));
    const ticket = await tickets.take(context.state.site.id, 'confirm_email', token);
    if (!ticket) throw ticketDead();
    await confirmEmail(parts, context, ticket.payload);
    context.body = { status: 200, message: readMessage(messages.emailConfirmed, context.state.language), data: null };
  });
}

async function saveProfile({ app }: AccountParts, account: Account, change: ProfileChange): Promise<void> {
  try {
    await homeOf(app.db, account).run(
      `update account set profile = profile || $2, phone = case when $3 then $4 else phone end,
         language = coalesce($5, language), updated_at = now() where id = $1`,
      [account.id, JSON.stringify(change.profile), change.phone !== undefined, change.phone || null, change.language],
    );
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}

async function confirmEmail({ app }: AccountParts, context: Context, payload: Record<string, unknown>): Promise<void> {
  const { accountId, email } = payload;
  if (typeof accountId !== 'string' || typeof email !== 'string') throw badRequest({ what: 'token' });
  const account = await findAccountById(app.db.site(context.state.site.id), accountId);
  if (!account) throw ticketDead();
  // Whoever signs in with the mail address as user name goes on doing so with the new one.
  const username = account.username === account.email ? email : account.username;
  try {
    await homeOf(app.db, account).run(
      'update account set email = $2, username = $3, email_verified_at = now(), updated_at = now() where id = $1',
      [account.id, email, username],
    );
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}
