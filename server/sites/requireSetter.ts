import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { requireOwner } from '../accounts/requirePerson.ts';
import type { Session } from '../accounts/session.ts';
import type { Context } from '../http/context.ts';

const settingRoles = ['root', 'superadmin', 'admin'];

/** Someone who runs this site. */
export function requireSetter(context: Context): Session {
  const session = requireOwner(context);
  if (!settingRoles.includes(session.role)) throw notAllowed();
  return session;
}

/** Someone who runs the house. */
export function requireRoot(context: Context): Session {
  const session = requireOwner(context);
  if (session.role !== 'root') throw notAllowed();
  return session;
}
