import type { Actor as EngineActor } from '../../../engine/people/actor.ts';
import type { OwnRole } from '../../../schemas/index.ts';
import type { Session, Visit } from '../../sites/visit.ts';

/** The actor: a person in a role, a server with an API key, or the system. */
export interface Actor {
  userId: string | null;
  role: string;
  /** What they are called, for defaults of new records. */
  name?: string;
  /** The own role of the site on top of it. */
  own?: OwnRole;
  /** The system: may also write fields that are read-only to people. */
  trusted?: boolean;
  /** Who really acts, where somebody was let in for this person. */
  actedBy?: string;
  /** Collections that an API key may access; without it the role alone decides. */
  reach?: readonly string[];
  /** Where a request came from; without it none is counted against a budget. */
  address?: string;
  /** Acts for no person, or in place of another: collections about people are closed to it. */
  impersonal?: boolean;
}

/** Effects and internal imports act as the system: no access rule restricts them. */
export const systemActor: Actor = { userId: null, role: 'root', trusted: true };

/** A visitor who is not signed in has the role `public`. */
export function actorOf(visit: Visit): Actor {
  const { session } = visit;
  const reach = session?.apiKey?.collections;
  return {
    userId: session?.userId ?? null,
    role: session?.role ?? 'public',
    ...(session && { name: session.name }),
    ...(session?.own && { own: session.own }),
    ...(session?.openedBy !== undefined && { actedBy: session.openedBy }),
    address: visit.address,
    ...(reach && !reach.includes('*') && { reach }),
    ...(isImpersonal(session) && { impersonal: true }),
  };
}

/** The actor as the engine decides about them. */
export function engineActor({ userId, role, own, name }: Actor): EngineActor {
  return { id: userId, role, ...(own && { own }), ...(name && { name }) };
}

/** A key reads people only where its scopes name them, `*` does not; someone acting for another never does. */
function isImpersonal(session: Session | null): boolean {
  if (session?.apiKey) return session.apiKey.collections.includes('*');
  return session?.via === 'bypass';
}
