import type { Visit } from '../../sites/visit.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { checkPassword } from './hashPassword.ts';
import { type Try, tryCredential } from './tryCredential.ts';

interface TriedPassword extends Pick<Try, 'via' | 'name' | 'atHomeOnly'> {
  account?: Pick<Account, 'id' | 'homeSiteId' | 'username' | 'passwordHash'>;
  password: string;
}

/** Whether the password is correct. An unknown name takes as long to refuse. */
export function tryPassword(
  app: IdentityParts,
  visit: Visit,
  { password, account, ...tried }: TriedPassword,
): Promise<boolean> {
  const check = () => checkPassword(password, account?.passwordHash);
  return tryCredential(app, visit, { ...tried, account, kind: 'password', check });
}
