import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { secondFactorOff, secondFactorOn, wrongCode } from '../accounts.errors.ts';
import { confirmOwner, loadOwnAccount } from '../credentials/confirmOwner.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import { type AccessChange, notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import { tryCredential } from '../credentials/tryCredential.ts';
import { type Account, homeOf } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { createSecondFactor, findStep, takeCode } from './checkCode.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';

interface Proof {
  code: string;
  password: string | undefined;
}

/** Starts enabling the visitor's second factor: creates a secret for their authenticator app, to be confirmed. */
export async function enrolSecondFactor(app: IdentityParts, visit: SignedInVisit, password: string | undefined) {
  const account = await loadOwnAccount(visit);
  if (account.secondFactorOn) throw secondFactorOn();
  await confirmOwner(app, visit, { account, password });
  const made = createSecondFactor(visit.site.name, account.email ?? account.username);
  const sealed = (await openSecretBox(app.config)).seal(made.secret);
  await homeOf(app.db, account).run(
    'update account set second_factor = $2, second_factor_step = null where id = $1 and second_factor_at is null',
    [account.id, sealed],
  );
  return made;
}

/** Enables it by the first code of the app, ends the person's other sessions and returns the recovery codes. */
export async function turnOnSecondFactor(app: IdentityParts, visit: SignedInVisit, code: string): Promise<string[]> {
  const account = await loadOwnAccount(visit);
  if (account.secondFactorOn) throw secondFactorOn();
  if (!account.secondFactor) throw secondFactorOff();
  const secret = (await openSecretBox(app.config)).open(account.secondFactor);
  const step = findStep(secret, code.replace(/\s/g, ''));
  const check = async () => step !== null;
  const tried = { kind: 'code', via: 'confirm', account, name: account.username, check } as const;
  if (!(await tryCredential(app, visit, tried))) throw wrongCode();
  await homeOf(app.db, account).run(
    'update account set second_factor_at = now(), second_factor_step = $2 where id = $1',
    [account.id, step],
  );
  const recoveryCodes = await renewRecoveryCodes(app.db, account);
  await app.sessions.endEverywhere(account.id, visit.session.key);
  await tellOwner(app, visit, account, 'second_factor_on');
  return recoveryCodes;
}

/** Replaces the visitor's recovery codes. */
export async function replaceRecoveryCodes(app: IdentityParts, visit: SignedInVisit, proof: Proof): Promise<string[]> {
  const account = await confirmBoth(app, visit, proof);
  const recoveryCodes = await renewRecoveryCodes(app.db, account);
  await tellOwner(app, visit, account, 'recovery_codes_renewed');
  return recoveryCodes;
}

/** Turns the visitor's second factor off. */
export async function turnOffSecondFactor(app: IdentityParts, visit: SignedInVisit, proof: Proof): Promise<void> {
  const account = await confirmBoth(app, visit, proof);
  await homeOf(app.db, account).transaction((tx) => removeSecondFactor(tx, account.id));
  await app.sessions.refresh(account.id);
  await tellOwner(app, visit, account, 'second_factor_off');
}

async function tellOwner(app: IdentityParts, visit: SignedInVisit, account: Account, change: AccessChange) {
  const site = await findHomeSite(app, visit, account);
  await notifyAccessChange(app, { ...visit, site }, { ...account, accountId: account.id, change });
}

/** The visitor's account, after they proved both factors. */
async function confirmBoth(app: IdentityParts, visit: SignedInVisit, { code, password }: Proof): Promise<Account> {
  const account = await loadOwnAccount(visit);
  if (!account.secondFactorOn) throw secondFactorOff();
  await confirmOwner(app, visit, { account, password });
  if (!(await takeCode(app, visit, { account, code, via: 'confirm' }))) throw wrongCode();
  return account;
}
