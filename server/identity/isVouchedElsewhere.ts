import type { SignInVia } from '../sites/visit.ts';

/**
 * Whether somebody came in because a provider of this site vouched for them, whose account is at home on another one. It may say so
 * here, where its word was let in, and nowhere else: whoever runs it could be any guest of this site on all of theirs.
 */
export function isVouchedElsewhere(
  siteId: string,
  { via, homeSiteId }: { via: SignInVia | 'key'; homeSiteId: string },
): boolean {
  return (via === 'oidc' || via === 'ldap') && homeSiteId !== siteId;
}
