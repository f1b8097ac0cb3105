import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './hashPassword.ts';

it('knows its own hash and no other password', async () => {
  const hash = await hashPassword('secret-garden');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('secret-garden', hash)).toBe(true);
  expect(await checkPassword('secret-gardeN', hash)).toBe(false);
  expect(await checkPassword('no account has this password', null)).toBe(false);
});
