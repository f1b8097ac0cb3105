import type { Site } from '../../schemas/index.ts';
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
  const { ownRole, ...session } = found;
  return { ...session, ...holderOf({ registry, site }, { role: session.role, ownRole }) };
}
