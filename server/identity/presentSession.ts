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
      firstname: person.firstname,
      lastname: person.lastname,
      phone: isSurelyThem(person) ? person.phone : undefined,
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

/** Not somebody let in for them, nor who knows their password alone or sits before their locked screen. */
function isSurelyThem({ via, needsFactor, mustReset, locked }: NonNullable<Visit['session']>): boolean {
  return via !== 'bypass' && !needsFactor && !mustReset && !locked;
}
