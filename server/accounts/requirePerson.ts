import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { isAdministrator } from '../../engine/people/rankRole.ts';
import { signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import type { Session } from './session.ts';

/** Someone signed in; a server with a key is nobody. */
export function requirePerson(context: Context): Session {
  const { session } = context.state;
  if (!session || session.apiKey) throw signInNeeded();
  return session;
}

/** The owner of the account himself, not someone who was let in for him. */
export function requireOwner(context: Context): Session {
  const session = requirePerson(context);
  if (session.via === 'bypass') throw notAllowed();
  return session;
}

/** Someone who looks after the people of this site. */
export function requireAdministrator(context: Context): Session {
  const session = requireOwner(context);
  if (!isAdministrator(session.role)) throw notAllowed();
  return session;
}
