import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from './accounts.errors.ts';
import { takeTurns } from './takeTurns.ts';

// OWASP's second argon2id choice: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Checks a password; an unknown account costs the same time as a wrong password. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (stored) return inTurn(() => verify(stored, password));
  const wrong = await unknownAccountHash;
  await inTurn(() => verify(wrong, password));
  return false;
}

// Hashing shares its threads with reading files: a flood of sign-ins must not stop the house, nor pile up without end.
const inTurn = takeTurns({ atOnce: availableParallelism(), mayWait: 200, refuse: busy });

// Made at once, so that the first stranger does not wait longer than the first acquaintance.
const unknownAccountHash = hashPassword('no account has this password');
