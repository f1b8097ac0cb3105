import type { PasswordPolicy, PasswordRule } from 'sala/engine';
import { useAnswer } from './useAnswer.ts';

/** What the site decided about accounts, as far as its forms must know. */
export interface SignInOptions {
  registrationOpen: boolean;
  blockPaste: boolean;
  hosts: string[];
  passwordPolicy: PasswordPolicy;
  passwordRules: { code: PasswordRule; text: string }[];
  providers: { id: string; kind: 'oidc' | 'ldap'; title: string }[];
}

export function useSignInOptions(): SignInOptions | undefined {
  return useAnswer<SignInOptions>('/api/signin/options').data;
}
