import type { Context } from '../http/context.ts';
import { tellPerson } from '../notifications/notifyPerson.ts';
import type { AccountParts } from './accountParts.ts';
import { readAccountSettings } from './accountSettings.ts';
import { accountUnknown, wrongCredentials } from './accounts.errors.ts';
import { type Account, findAccountByName } from './findAccount.ts';
import { checkPassword } from './password.ts';
import { addressKey } from './rateLimits.ts';
import { countTry, forgetTries } from './signInFailures.ts';
import { logSignIn, type SignInOutcome } from './signInLog.ts';

/** The account that may enter this site by these credentials. Unknown, disabled and wrong look the same and take the same time. */
export async function checkCredentials(
  parts: AccountParts,
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<Account> {
  const { site } = context.state;
  const { app, limits } = parts;
  const settings = readAccountSettings(site);
  const address = addressKey(context.ip);
  await limits.check('signInFailure', address);
  const account = await findAccountByName(app.db.site(site.id), username);
  const log = (outcome: SignInOutcome) =>
    logSignIn(app.db.site(site.id), {
      accountId: account?.id,
      name: username,
      outcome,
      via: 'password',
      address: context.ip,
      userAgent: context.get('user-agent'),
    });
  const tries = triesOf(parts, site.id, username, account);
  try {
    await countTry(tries.db, tries.name, settings);
  } catch (error) {
    await log('locked');
    if (account) await tellOfLockOut(parts, site.id, account);
    throw error;
  }
  if (!(await checkPassword(password, account?.passwordHash)) || !account) {
    await Promise.all([limits.allows('signInFailure', address), log(account ? 'wrong_password' : 'unknown')]);
    throw account || !settings.tellUnknownAccount ? wrongCredentials() : accountUnknown();
  }
  await forgetTries(tries.db, tries.name);
  return account;
}

/** Once a lock: every further try of the same hour says nothing new. */
async function tellOfLockOut({ app }: AccountParts, siteId: string, account: Account): Promise<void> {
  await tellPerson(app, siteId, {
    user: account.id,
    kind: 'warning',
    key: `locked out ${new Date().toISOString().slice(0, 13)}`,
    title: { th: 'บัญชีของคุณถูกล็อกชั่วคราว', en: 'Your account was locked for a while' },
    text: {
      th: 'มีการใส่รหัสผ่านผิดหลายครั้งเกินไป หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน',
      en: 'A wrong password was entered too many times. If it was not you, change your password.',
    },
    path: '/user/profile',
  });
}

/** Tries count by account over all its sites and names; what no account answers to counts by the name itself. */
export function triesOf(
  { app }: AccountParts,
  siteId: string,
  name: string,
  account: Pick<Account, 'id' | 'homeSiteId'> | undefined,
) {
  return account
    ? { db: app.db.site(account.homeSiteId), name: `account ${account.id}` }
    : { db: app.db.site(siteId), name: `name ${name.trim().toLowerCase()}` };
}
