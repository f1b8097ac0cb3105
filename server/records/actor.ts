import type { Context } from '../http/context.ts';

/** Who acts: a person in a role, a server by its key, or Sala itself. */
export interface Actor {
  userId: string | null;
  role: string;
  /** Sala itself: may also write the fields that people may not. */
  trusted?: boolean;
}

/** Effects and imports of the house act as the system: no access rule narrows them. */
export const systemActor: Actor = { userId: null, role: 'root', trusted: true };

/** Somebody who is not signed in acts in the role `public`. */
export function actorOf(context: Context): Actor {
  const { session } = context.state;
  return { userId: session?.userId ?? null, role: session?.role ?? 'public' };
}
