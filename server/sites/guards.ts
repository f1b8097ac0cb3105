import { isStaff } from '../../engine/people/isStaff.ts';
import { isAdministrator } from '../../engine/people/rankRole.ts';
import { notAllowed } from '../../engine/record/recordErrors.ts';
import { signInNeeded } from '../platform/errors/httpErrors.ts';
import type { Session, Visit } from './visit.ts';

export const editorRoles = ['root', 'superadmin', 'admin', 'manager'];
export const designerRoles: readonly string[] = ['root', 'superadmin'];
export const setterRoles = ['root', 'superadmin', 'admin'];

type Visitor = Pick<Visit, 'session'>;

/** Someone signed in. API keys have no person behind them. */
export function requirePerson({ session }: Visitor): Session {
  if (!session || session.apiKey) throw signInNeeded();
  return session;
}

/** The owner of the account, not someone acting for them. */
export function requireOwner(visit: Visitor): Session {
  const session = requirePerson(visit);
  if (session.via === 'bypass') throw notAllowed();
  return session;
}

/** Someone who works on this site. */
export function requireStaff(visit: Visitor): Session {
  const session = requirePerson(visit);
  if (!isStaff(session.role)) throw notAllowed();
  return session;
}

/** Someone who manages the people of this site. */
export function requireAdministrator(visit: Visitor): Session {
  const session = requireOwner(visit);
  if (!isAdministrator(session.role)) throw notAllowed();
  return session;
}

/** Someone who may change the settings of this site. */
export function requireSetter(visit: Visitor): Session {
  const session = requireOwner(visit);
  if (!setterRoles.includes(session.role)) throw notAllowed();
  return session;
}

/** Someone who runs the server. */
export function requireRoot(visit: Visitor): Session {
  const session = requireOwner(visit);
  if (session.role !== 'root') throw notAllowed();
  return session;
}

/** Someone who defines collections: a person, or an API key of such a role. */
export function requireDesigner({ session }: Visitor): Session {
  if (!session) throw signInNeeded();
  if (!designerRoles.includes(session.role)) throw notAllowed();
  return session;
}

/** Someone who edits pages: a person, or an API key of such a role. */
export function requireEditor({ session }: Visitor): Session {
  if (!session) throw signInNeeded();
  if (!editorRoles.includes(session.role)) throw notAllowed();
  return session;
}
