import { createHash, randomBytes } from 'node:crypto';

/** A secret token for one person; only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
