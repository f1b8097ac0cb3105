import type { Context } from '../http/context.ts';
import type { AccountParts } from './accountParts.ts';
import { readAccountSettings } from './accountSettings.ts';
import { emailUnconfirmed, roleRefused, secondFactorNeeded } from './accounts.errors.ts';
import type { Account } from './findAccount.ts';
import { setSessionCookie } from './findSession.ts';
import { logSignIn, type SignInOutcome, type SignInVia } from './signInLog.ts';
import { tellOfNewDevice } from './tellOfNewDevice.ts';

export const secondFactorMinutes = 5;

export interface Entry {
  account: Account;
  via: SignInVia;
  remember: boolean;
}

/** The one door: whoever proved to be the account passes here, whatever way he came. Opens the session or says what is missing. */
export async function completeSignIn(parts: AccountParts, context: Context, entry: Entry): Promise<void> {
  await checkEntry(parts, context, entry);
  const asksSecond = entry.account.secondFactorOn && ['password', 'oidc', 'ldap'].includes(entry.via);
  if (asksSecond) await askSecondFactor(parts, context, entry);
  await openSession(parts, context, entry);
}

async function checkEntry({ app }: AccountParts, context: Context, entry: Entry): Promise<void> {
  const { site } = context.state;
  const { signInRoles, requireConfirmedEmail } = readAccountSettings(site);
  const { account } = entry;
  const refuse = async (outcome: SignInOutcome, error: Error) => {
    await log(app, context, entry, outcome);
    throw error;
  };
  if (signInRoles && !signInRoles.includes(account.role)) await refuse('role_refused', roleRefused());
  if (requireConfirmedEmail && account.email && !account.emailVerified && account.homeSiteId === site.id)
    await refuse('unconfirmed', emailUnconfirmed());
}

async function askSecondFactor({ app, tickets }: AccountParts, context: Context, entry: Entry): Promise<never> {
  const ticket = await tickets.create({
    siteId: context.state.site.id,
    purpose: 'second',
    accountId: entry.account.id,
    payload: { remember: entry.remember, via: entry.via },
    minutes: secondFactorMinutes,
  });
  await log(app, context, entry, 'second_factor_asked');
  const expiresAt = new Date(Date.now() + secondFactorMinutes * 60_000).toISOString();
  throw secondFactorNeeded({}, { ticket, expiresAt });
}

/** A new id at every sign-in: an id planted before is worth nothing. */
export async function openSession({ app }: AccountParts, context: Context, entry: Entry): Promise<void> {
  const { site, session } = context.state;
  if (session) await app.sessions.end(site.id, session.key);
  const { account, remember, via } = entry;
  const { token, expiresAt } = await app.sessions.open({
    siteId: site.id,
    userId: account.id,
    remember,
    address: context.ip,
    userAgent: context.get('user-agent'),
    via,
  });
  setSessionCookie(context, token, remember ? expiresAt : undefined);
  context.state.session = await app.sessions.find(site.id, token);
  await tellOfNewDevice(app, context, account.id);
  await log(app, context, entry, 'ok');
}

async function log(app: AccountParts['app'], context: Context, entry: Entry, outcome: SignInOutcome): Promise<void> {
  await logSignIn(app.db.site(context.state.site.id), {
    accountId: entry.account.id,
    name: entry.account.username,
    outcome,
    via: entry.via,
    address: context.ip,
    userAgent: context.get('user-agent'),
  });
}
