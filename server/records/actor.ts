import type { Context } from '../http/context.ts';

/** Who acts: a person in a role, a server by its key, or Sala itself. */
export interface Actor {
  userId: string | null;
  role: string;
  /** Sala itself: may also write the fields that people may not. */
  trusted?: boolean;
  /** Names of the collections that a key reaches; without it the role alone decides. */
  reach?: readonly string[];
}

/** Effects and imports of the house act as the system: no access rule narrows them. */
export const systemActor: Actor = { userId: null, role: 'root', trusted: true };

/** Somebody who is not signed in acts in the role `public`. */
export function actorOf(context: Context): Actor {
  const { session } = context.state;
  const reach = session?.apiKey?.collections;
  return {
    userId: session?.userId ?? null,
    role: session?.role ?? 'public',
    ...(reach && !reach.includes('*') && { reach }),
  };
}
