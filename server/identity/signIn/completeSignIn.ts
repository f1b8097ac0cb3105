import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import { readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { SignInVia, Visit } from '../../sites/visit.ts';
import { emailUnconfirmed, roleRefused, secondFactorNeeded } from '../accounts.errors.ts';
import { rememberDevice } from '../credentials/knownDevices.ts';
import { logSignIn, type SignInOutcome } from '../credentials/signInLog.ts';
import { type Account, homeOf } from '../findAccount.ts';
import { findSession } from '../findSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { isVouchedElsewhere } from '../isVouchedElsewhere.ts';
import { setSessionCookie } from '../sessionCookie.ts';
import { notifyNewDevice } from './notifyNewDevice.ts';

const secondFactorMinutes = 5;
/** Ways of signing in that prove something only the person knows or has. */
const provingWays: readonly SignInVia[] = ['password', 'oidc', 'ldap', 'second_factor'];

export interface Entry {
  account: Account;
  via: SignInVia;
  remember: boolean;
  /** Who was let in for them. */
  openedBy?: string;
}

/** The last step of every way of signing in: opens the session or refuses with what is missing. */
export async function completeSignIn(app: IdentityParts, visit: Visit, entry: Entry): Promise<void> {
  await checkEntry(app, visit, entry);
  const asksSecond = entry.account.secondFactorOn && ['password', 'oidc', 'ldap'].includes(entry.via);
  if (asksSecond) await askSecondFactor(app, visit, entry);
  await openSession(app, visit, entry);
}

async function checkEntry(app: IdentityParts, visit: Visit, entry: Entry): Promise<void> {
  const { site } = visit;
  const { signInRoles, requireConfirmedEmail } = readAccountSettings(site);
  const { account } = entry;
  const refuse = async (outcome: SignInOutcome, error: Error) => {
    await log(app, visit, entry, outcome);
    throw error;
  };
  if (signInRoles && !signInRoles.includes(account.role)) await refuse('role_refused', roleRefused());
  if (requireConfirmedEmail && account.email && !account.emailVerified && account.homeSiteId === site.id)
    await refuse('unconfirmed', emailUnconfirmed());
}

async function askSecondFactor(app: IdentityParts, visit: Visit, entry: Entry): Promise<never> {
  const ticket = await app.tickets.create({
    siteId: visit.site.id,
    purpose: 'second',
    accountId: entry.account.id,
    payload: { remember: entry.remember, via: entry.via },
    minutes: secondFactorMinutes,
  });
  await log(app, visit, entry, 'second_factor_asked');
  const expiresAt = new Date(Date.now() + secondFactorMinutes * 60_000).toISOString();
  throw secondFactorNeeded({}, { ticket, expiresAt });
}

/** Opens a session with a new token at every sign-in, against session fixation. */
export async function openSession(app: IdentityParts, visit: Visit, entry: Entry): Promise<void> {
  const { site, session } = visit;
  if (session) await app.sessions.end(site.id, session.key);
  const { account, remember, via, openedBy } = entry;
  const opened = await app.sessions.open({
    siteId: site.id,
    userId: account.id,
    remember,
    address: visit.address,
    userAgent: visit.device,
    via,
    openedBy,
    passwordHash: account.passwordHash,
  });
  if (!opened) throw signInNeeded();
  const { token, expiresAt } = opened;
  setSessionCookie(visit, token, remember ? expiresAt : undefined);
  visit.session = await findSession(app, site, token);
  const proves = provingWays.includes(via) && !isVouchedElsewhere(site.id, { via, homeSiteId: account.homeSiteId });
  if (proves) await rememberDevice(homeOf(app.db, account), visit, account.id);
  await notifyNewDevice(app, visit, account.id);
  await log(app, visit, entry, 'ok');
}

async function log(app: IdentityParts, visit: Visit, entry: Entry, outcome: SignInOutcome): Promise<void> {
  await logSignIn(app.db.site(visit.site.id), {
    accountId: entry.account.id,
    name: entry.account.username,
    outcome,
    via: entry.via,
    address: visit.address,
    userAgent: visit.device,
  });
}
