import { corePaths } from '../../../schemas/index.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { addressKey } from '../../platform/limits/rateLimits.ts';
import { type AccountSettings, readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import { accountLocked } from '../accounts.errors.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { countTry, forgetTries, uncountTry } from './countTries.ts';
import { findHomeSite } from './findHomeSite.ts';
import { findSource } from './knownDevices.ts';
import { logSignIn, type SignInOutcome, type TriedVia } from './signInLog.ts';
import { nameTryCounters, type TriedKind, type TryCounter } from './tryNames.ts';

/** One try of a password or a code. */
export interface Try {
  kind: TriedKind;
  via: TriedVia;
  /** The account; absent for an unknown name. */
  account?: Pick<Account, 'id' | 'homeSiteId' | 'username'>;
  name: string;
  /** Key of its counters, where that is not the name alone. */
  subject?: string;
  /** Nothing is logged on the visited site: the person is not a member of it. */
  atHomeOnly?: boolean;
  check: () => Promise<boolean>;
}

/** The database that decides a try: of the account's home site; of the visited one for an unknown name. */
interface Judge {
  db: TenantDb;
  settings: AccountSettings;
}

/**
 * The only way to check a password or a code, wherever it is asked for. Settings, counters, log and notice are those of
 * the account's home site, so that other sites can neither be used for guessing nor lock it. A try is counted before it
 * is checked: simultaneous tries are no more than successive ones. Refuses while locked.
 */
export async function tryCredential(app: IdentityParts, visit: Visit, tried: Try): Promise<boolean> {
  const address = addressKey(visit.address);
  await app.limits.consume('signInFailure', address);
  const judge = await findJudge(app, visit, tried);
  const source = await findSource(judge.db, visit, tried.account?.id);
  const { kind } = tried;
  const counters = nameTryCounters(subjectOf(tried), { kind, source, lockAfter: judge.settings.lockAfter });
  await countAll(app, visit, { tried, judge, counters });
  const uncount = () =>
    Promise.all([
      app.limits.giveBack('signInFailure', address),
      ...counters.map(({ name }) => uncountTry(judge.db, name)),
    ]);
  const right = await tried.check().catch(async (error: unknown) => {
    await uncount();
    throw error;
  });
  if (right) {
    await uncount();
    // Tries of unknown devices stay counted: one success says nothing about the others.
    await forgetTries(judge.db, counters[0].name);
  } else await logTry(app, visit, tried, wrongOutcome(tried));
  return right;
}

function subjectOf({ account, subject, name }: Try): string {
  return account ? `account ${account.id}` : (subject ?? `name ${name.trim().toLowerCase()}`);
}

async function findJudge(app: IdentityParts, visit: Visit, { account, atHomeOnly }: Try): Promise<Judge> {
  const deciding = await findHomeSite(app, visit, account);
  // With the settings of the visited site, the moment of the lock would reveal that no site knows this name.
  const isHidden = atHomeOnly && !account;
  return { db: app.db.site(deciding.id), settings: readAccountSettings(isHidden ? { settings: {} } : deciding) };
}

async function countAll(
  app: IdentityParts,
  visit: Visit,
  { tried, judge, counters }: { tried: Try; judge: Judge; counters: TryCounter[] },
): Promise<void> {
  const { lockMinutes } = judge.settings;
  for (const counter of counters) {
    const { lockedUntil, justLocked } = await countTry(judge.db, counter, {
      accountId: tried.account?.id,
      lockMinutes,
    });
    if (lockedUntil === null || Date.parse(lockedUntil) <= Date.now()) continue;
    await logTry(app, visit, tried, 'locked');
    if (justLocked && tried.account) await notifyOfLock(app, tried.account);
    throw accountLocked({ minutes: Math.ceil((Date.parse(lockedUntil) - Date.now()) / 60_000) });
  }
}

function wrongOutcome({ account, kind, via }: Try): SignInOutcome {
  if (kind === 'code') return 'wrong_code';
  // A directory does not reveal whether it knows a name.
  return account || via === 'ldap' ? 'wrong_password' : 'unknown';
}

/** Writes a try to the log of the home site, and of the visited site if it is another. */
async function logTry(app: IdentityParts, visit: Visit, tried: Try, outcome: SignInOutcome): Promise<void> {
  const { account, name, via, atHomeOnly } = tried;
  const homeIds = account ? [account.homeSiteId] : [];
  const sites = new Set(atHomeOnly ? homeIds : [...homeIds, visit.site.id]);
  const event = { accountId: account?.id, name, outcome, via, address: visit.address, userAgent: visit.device };
  for (const siteId of sites) await logSignIn(app.db.site(siteId), event);
}

/** Notifies a person on their home site that their account was locked; once an hour at most. */
async function notifyOfLock(app: IdentityParts, { id, homeSiteId }: Pick<Account, 'id' | 'homeSiteId'>): Promise<void> {
  await notifyPersonSafely(app, homeSiteId, {
    user: id,
    kind: 'warning',
    topic: 'security',
    key: `locked out ${new Date().toISOString().slice(0, 13)}`,
    title: { th: 'บัญชีของคุณถูกล็อกชั่วคราว', en: 'Your account was locked for a while' },
    text: {
      th: 'มีการใส่รหัสผ่านผิดหลายครั้งเกินไป อุปกรณ์ที่คุณเคยใช้ยังเข้าสู่ระบบได้ หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน',
      en: 'A wrong password was entered too many times. Devices that you used before still get in. If it was not you, change your password.',
    },
    path: corePaths.profile,
  });
}
