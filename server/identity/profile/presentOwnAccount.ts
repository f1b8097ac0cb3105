import type { Account } from '../findAccount.ts';

/** An account as its owner sees it. */
export function presentOwnAccount(account: Account) {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    emailVerified: account.emailVerified,
    phone: account.phone,
    citizen: account.citizen,
    language: account.language,
    firstname: account.profile.firstname ?? '',
    lastname: account.profile.lastname ?? '',
    avatar: account.profile.avatar,
    role: account.role,
    hasPassword: account.passwordHash !== null,
    secondFactor: account.secondFactorOn,
  };
}
