import { Secret, TOTP } from 'otpauth';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { Visit } from '../../sites/visit.ts';
import type { TriedVia } from '../credentials/signInLog.ts';
import { tryCredential } from '../credentials/tryCredential.ts';
import { type Account, homeOf } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';

const period = 30;

/** A new secret for an authenticator app, and the address for its QR code. */
export function createSecondFactor(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: createTotp(secret.base32, issuer, label).toString() };
}

/** The time step that a code belongs to, or null. The steps before and after the current one are accepted too. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** Uses up a code of the app or a recovery code; each works once. Tries are counted like those of passwords. */
export function takeCode(
  app: IdentityParts,
  visit: Visit,
  { account, code, via }: { account: Account; code: string; via: TriedVia },
): Promise<boolean> {
  const check = () => useCode(app, account, code);
  return tryCredential(app, visit, { kind: 'code', via, account, name: account.username, check });
}

async function useCode(app: IdentityParts, account: Account, code: string): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(app.db, account, plain);
  const secrets = await openSecretBox(app.config);
  const step = account.secondFactor && findStep(secrets.open(account.secondFactor), plain);
  if (typeof step !== 'number') return false;
  // A code works once, so that an observed code is useless.
  const taken = await homeOf(app.db, account).run(
    `update account set second_factor_step = $2
     where id = $1 and (second_factor_step is null or second_factor_step < $2)`,
    [account.id, step],
  );
  return taken > 0;
}

function createTotp(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}
