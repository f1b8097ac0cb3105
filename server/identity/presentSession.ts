import type { PublicSession } from '../../schemas/index.ts';
import type { Visit } from '../sites/visit.ts';
import { idleMinutes } from './sessionStore.ts';

/** What the browser may know of the session. */
export function presentSession(visit: Visit): PublicSession {
  const { session, language } = visit;
  const person = session?.apiKey ? null : session;
  return {
    user: person && {
      id: person.userId,
      name: person.name,
      email: person.email,
      role: person.role,
      avatar: person.avatar,
    },
    role: session?.role ?? 'public',
    language,
    expiresAt: person?.expiresAt,
    ...(person && { idleMinutes }),
    ...(person?.mustReset && { mustReset: true }),
    ...(person?.needsFactor && { needsFactor: true }),
    ...(person?.locked && { locked: true }),
    ...(person?.via === 'bypass' && { mode: 'bypass' as const }),
  };
}
