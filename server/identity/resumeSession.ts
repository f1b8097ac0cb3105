import type { Session } from '../sites/visit.ts';
import type { SessionStore } from './sessionStore.ts';

/** The session that a cookie opens on a site, as it is now; null for visitors and after it has ended. */
export async function resumeSession(
  sessions: SessionStore,
  siteId: string,
  cookie: string | undefined,
): Promise<Session | null> {
  return cookie ? sessions.find(siteId, cookie) : null;
}
