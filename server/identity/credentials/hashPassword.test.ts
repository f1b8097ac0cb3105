import { expect, it } from 'vitest';
import { checkPassword, hashCode, hashPassword } from './hashPassword.ts';

it('knows its own hash and no other password', async () => {
  const hash = await hashPassword('secret-garden');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('secret-garden', hash)).toBe(true);
  expect(await checkPassword('secret-gardeN', hash)).toBe(false);
  expect(await checkPassword('no account has this password', null)).toBe(false);
});

it('keeps a short code another way with each salt, and the same with the same', async () => {
  const [one, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)];
  const kept = await hashCode('23456789ab', one);
  expect(kept).toHaveLength(32);
  expect(await hashCode('23456789ab', one)).toEqual(kept);
  expect(await hashCode('23456789ab', other)).not.toEqual(kept);
  expect(await hashCode('23456789ac', one)).not.toEqual(kept);
});
