import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
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

// Hashing shares threads with file access: many sign-ins must neither block the server nor queue up without limit.
const inTurn = limitConcurrency({ atOnce: availableParallelism(), mayWait: 200, refuse: busy });

// Computed at start, so that the first unknown account takes no longer than a known one.
const unknownAccountHash = hashPassword('no account has this password');
