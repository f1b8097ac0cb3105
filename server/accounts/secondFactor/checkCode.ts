import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/database.ts';
import { type Account, homeOf } from '../findAccount.ts';
import type { SecretBox } from '../secretBox.ts';
import { hashToken } from '../tokens.ts';

const period = 30;
const recoveryCount = 10;
// Without letters and digits that look alike when written on paper.
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A fresh secret for an authenticator app, and the address that its picture (QR) holds. */
export function createSecondFactor(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: createTotp(secret.base32, issuer, label).toString() };
}

/** The step a code belongs to, or null; the neighbours of the present step pass, for clocks that are a little off. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** Takes a code of the app or one of the written-down codes, each only once. */
export async function takeCode(db: Database, secrets: SecretBox, account: Account, code: string): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(db, account, plain);
  const step = account.secondFactor && findStep(secrets.open(account.secondFactor), plain);
  if (typeof step !== 'number') return false;
  // A code that someone looked at over the shoulder is worth nothing once it was used.
  const taken = await homeOf(db, account).run(
    `update account set second_factor_step = $2
     where id = $1 and (second_factor_step is null or second_factor_step < $2)`,
    [account.id, step],
  );
  return taken > 0;
}

async function takeRecoveryCode(db: Database, account: Account, code: string): Promise<boolean> {
  const taken = await homeOf(db, account).run('delete from recovery_code where account_id = $1 and code_hash = $2', [
    account.id,
    hashToken(code),
  ]);
  return taken > 0;
}

/** Replaces the written-down codes; this is the only time they can be seen. */
export async function renewRecoveryCodes(db: Database, account: Account): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, createRecoveryCode);
  await homeOf(db, account).transaction(async (tx) => {
    await tx.run('delete from recovery_code where account_id = $1', [account.id]);
    await tx.run(
      `insert into recovery_code (site_id, account_id, code_hash)
       select current_site(), $1, unnest($2::bytea[])`,
      [account.id, codes.map((code) => hashToken(code.replace('-', '')))],
    );
  });
  return codes;
}

export async function countRecoveryCodes(db: Database, account: Account): Promise<number> {
  const rows = await homeOf(db, account).query<{ left: number }>(
    'select count(*) as left from recovery_code where account_id = $1',
    [account.id],
  );
  return rows[0]?.left ?? 0;
}

function createRecoveryCode(): string {
  const one = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)];
  return `${Array.from({ length: 5 }, one).join('')}-${Array.from({ length: 5 }, one).join('')}`;
}

function createTotp(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}
