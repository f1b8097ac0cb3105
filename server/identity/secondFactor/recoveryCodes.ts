import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { hashCode } from '../credentials/hashPassword.ts';
import { type Account, homeOf } from '../findAccount.ts';

const codeCount = 10;
// Without letters and digits that look alike.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Uses up a recovery code, written without its dash. */
export async function takeRecoveryCode(db: Database, account: Account, code: string): Promise<boolean> {
  const home = homeOf(db, account);
  const [set] = await home.query<{ salt: Buffer }>('select salt from recovery_code where account_id = $1 limit 1', [
    account.id,
  ]);
  if (!set) return false;
  const taken = await home.run('delete from recovery_code where account_id = $1 and code_hash = $2', [
    account.id,
    await hashCode(code, set.salt),
  ]);
  return taken > 0;
}

/** Replaces the recovery codes; only their hashes are stored. */
export async function renewRecoveryCodes(db: Database, account: Account): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createCode);
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashCode(code.replace('-', ''), salt)));
  await homeOf(db, account).transaction(async (tx) => {
    await tx.run('delete from recovery_code where account_id = $1', [account.id]);
    await tx.run(
      `insert into recovery_code (site_id, account_id, code_hash, salt)
       select current_site(), $1, unnest($2::bytea[]), $3`,
      [account.id, hashes, salt],
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

function createCode(): string {
  const one = () => alphabet[randomInt(alphabet.length)];
  return `${Array.from({ length: 5 }, one).join('')}-${Array.from({ length: 5 }, one).join('')}`;
}
