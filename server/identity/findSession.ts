import type { Site } from '../../schemas/index.ts';
import { demandsFactor } from '../sites/settings/accountSettings.ts';
import { holderOf } from '../sites/siteRoles.ts';
import type { Session } from '../sites/visit.ts';
import type { IdentityParts } from './identityParts.ts';

/** The session that a cookie opens on a site, as it is now; null for visitors and when it has ended. */
export async function findSession(
  { sessions, registry }: Pick<IdentityParts, 'sessions' | 'registry'>,
  site: Site,
  cookie: string | undefined,
): Promise<Session | null> {
  const found = cookie === undefined ? null : await sessions.find(site.id, cookie);
  if (!found) return null;
  const { ownRole, secondFactorOn, ...session } = found;
  // Somebody let in for another person has no phone of theirs; a sign-in by a provider had that provider's factors.
  const isExempt = secondFactorOn || session.via === 'bypass' || session.via === 'oidc';
  const needsFactor = !isExempt && demandsFactor(site, session.role);
  return { ...session, needsFactor, ...holderOf({ registry, site }, { role: session.role, ownRole }) };
}
