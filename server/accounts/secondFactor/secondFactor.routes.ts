import { answerRead } from '../../asking/houseRead.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { accountReads } from '../account.reads.ts';
import type { AccountParts } from '../accountParts.ts';
import { secondFactorOff, secondFactorOn, ticketDead, wrongCode } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { confirmOwner, loadOwnAccount } from '../confirmOwner.ts';
import { type Account, findAccountById, homeOf } from '../findAccount.ts';
import { readPassword, readText } from '../readInput.ts';
import { openSecretBox } from '../secretBox.ts';
import { answerSignedIn } from '../signIn.routes.ts';
import { logSignIn } from '../signInLog.ts';
import { createSecondFactor, findStep, renewRecoveryCodes, takeCode } from './checkCode.ts';

const triesPerTicket = 5;

/** The second factor: asked at sign-in, turned on, turned off, its written-down codes renewed. */
export function addSecondFactorRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.post('/api/signin/second', async (context) => {
    const body = await readBody(context, '16kb');
    const { account, remember } = await checkSecondFactor(parts, context, {
      ticket: readText(body, 'ticket', 200),
      code: readText(body, 'code', 40),
    });
    await completeSignIn(parts, context, { account, via: 'second_factor', remember });
    answerSignedIn(context);
  });

  router.get('/api/account/second-factor', answerRead(app, accountReads['account.secondFactor']));

  router.post('/api/account/second-factor/enrol', async (context) => {
    const account = await loadOwnAccount(parts, context);
    if (account.secondFactorOn) throw secondFactorOn();
    const body = await readBody(context, '16kb');
    await confirmOwner(parts, context, { account, password: readPassword(body, 'password') });
    const made = createSecondFactor(context.state.site.name, account.email ?? account.username);
    const sealed = (await openSecretBox(app.config)).seal(made.secret);
    await homeOf(app.db, account).run(
      'update account set second_factor = $2, second_factor_step = null where id = $1 and second_factor_at is null',
      [account.id, sealed],
    );
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: made };
  });

  router.post('/api/account/second-factor/confirm', async (context) => {
    const account = await loadOwnAccount(parts, context);
    if (account.secondFactorOn) throw secondFactorOn();
    const code = readText(await readBody(context, '16kb'), 'code', 40);
    await parts.limits.consume('secondFactor', account.id);
    await turnOn(parts, account, code);
    const recoveryCodes = await renewRecoveryCodes(app.db, account);
    await app.sessions.endEverywhere(account.id, context.state.session?.key);
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { recoveryCodes } };
  });

  router.post('/api/account/second-factor/recovery-codes', async (context) => {
    const account = await confirmBoth(parts, context);
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { recoveryCodes: await renewRecoveryCodes(app.db, account) } };
  });

  router.post('/api/account/second-factor/disable', async (context) => {
    const account = await confirmBoth(parts, context);
    await homeOf(app.db, account).transaction(async (tx) => {
      await tx.run(
        'update account set second_factor = null, second_factor_at = null, second_factor_step = null where id = $1',
        [account.id],
      );
      await tx.run('delete from recovery_code where account_id = $1', [account.id]);
    });
    context.body = { status: 200, data: null };
  });
}

interface SecondStep {
  ticket: string;
  code: string;
}

async function checkSecondFactor(
  parts: AccountParts,
  context: Context,
  { ticket: token, code }: SecondStep,
): Promise<{ account: Account; remember: boolean }> {
  const { app, limits, tickets } = parts;
  const db = app.db.site(context.state.site.id);
  const ticket = await tickets.attempt(context.state.site.id, 'second', token, triesPerTicket);
  const account = ticket?.accountId && (await findAccountById(db, ticket.accountId));
  if (!account) throw ticketDead();
  await limits.consume('secondFactor', account.id);
  if (!(await takeCode(app.db, await openSecretBox(app.config), account, code))) {
    await logSignIn(db, {
      accountId: account.id,
      name: account.username,
      outcome: 'wrong_code',
      via: 'second_factor',
      address: context.ip,
      userAgent: context.get('user-agent'),
    });
    throw wrongCode();
  }
  // Two who come with the right code at the same moment: the ticket is one person's.
  if (!(await tickets.take(context.state.site.id, 'second', token))) throw ticketDead();
  return { account, remember: ticket.payload.remember === true };
}

/** The app shows the right code, so its owner has the secret: from now on it is asked for. */
async function turnOn({ app }: AccountParts, account: Account, code: string): Promise<void> {
  if (!account.secondFactor) throw secondFactorOff();
  const step = findStep((await openSecretBox(app.config)).open(account.secondFactor), code.replace(/\s/g, ''));
  if (step === null) throw wrongCode();
  await homeOf(app.db, account).run(
    'update account set second_factor_at = now(), second_factor_step = $2 where id = $1',
    [account.id, step],
  );
}

async function confirmBoth(parts: AccountParts, context: Context): Promise<Account> {
  const account = await loadOwnAccount(parts, context);
  if (!account.secondFactorOn) throw secondFactorOff();
  const body = await readBody(context, '16kb');
  const code = readText(body, 'code', 40);
  await confirmOwner(parts, context, { account, password: readPassword(body, 'password') });
  await parts.limits.consume('secondFactor', account.id);
  if (!(await takeCode(parts.app.db, await openSecretBox(parts.app.config), account, code))) throw wrongCode();
  return account;
}
