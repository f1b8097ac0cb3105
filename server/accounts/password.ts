import { hash, verify } from '@node-rs/argon2';

// OWASP's second argon2id choice: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let unknownAccountHash: Promise<string> | undefined;

/** Checks a password; an unknown account costs the same time as a wrong password. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (stored) return verify(stored, password);
  unknownAccountHash ??= hashPassword('no account has this password');
  await verify(await unknownAccountHash, password);
  return false;
}
