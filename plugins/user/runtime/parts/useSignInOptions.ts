import type { PasswordPolicy, PasswordRule } from 'sala/engine';
import { useAnswer } from './useAnswer.ts';

/** The site's sign-in settings that forms need. */
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
