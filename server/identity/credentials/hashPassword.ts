import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { busy } from '../accounts.errors.ts';

// OWASP's second argon2id choice: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Checks a password; an unknown account takes the same time as a wrong password. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (stored) return inTurn(() => verify(stored, password));
  const wrong = await unknownAccountHash;
  await inTurn(() => verify(wrong, password));
  return false;
}

/**
 * What is kept of a code that is too short for a plain hash. One salt for the codes of one account, so that a single computation
 * finds one among them.
 */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return inTurn(() => hashRaw(hashToken(code), { ...cost, salt }));
}

// Hashing shares threads with file access: many sign-ins must neither block the server nor queue up without limit.
const inTurn = limitConcurrency({ atOnce: availableParallelism(), mayWait: 200, refuse: busy });

// Computed at start, so that the first unknown account takes no longer than a known one.
const unknownAccountHash = hashPassword('no account has this password');
