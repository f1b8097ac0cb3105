import type { PublicSession } from '../../schemas/index.ts';
import type { Context } from '../http/context.ts';
import { idleMinutes } from './session.ts';

/** What the browser may know of the session. */
export function presentSession(context: Context): PublicSession {
  const { session, language } = context.state;
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
    ...(person?.locked && { locked: true }),
    ...(person?.via === 'bypass' && { mode: 'bypass' as const }),
  };
}
