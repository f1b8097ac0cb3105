import type { Session } from '../sites/visit.ts';

/** Whose sessions changed: all of an account with those that it opened for others, or one by its key. Without either: all that there are. */
export interface SessionChange {
  userId?: string;
  key?: string;
}

export function changesSession(change: SessionChange, session: Pick<Session, 'userId' | 'key' | 'openedBy'>): boolean {
  if (change.key !== undefined) return session.key === change.key;
  return change.userId === undefined || [session.userId, session.openedBy].includes(change.userId);
}

const cacheMs = 10_000;
const maxEntries = 50_000;

/** Caches sessions for some seconds; changed ones are read again, the rest stays. */
export function createSessionCache<Kept extends Pick<Session, 'userId' | 'key' | 'openedBy'>>() {
  const cache = new Map<string, { session: Kept | null; until: number }>();
  // A read that began before a session ended must not put it back.
  let age = 0;
  return {
    forget: (change: SessionChange) => {
      age += 1;
      for (const [name, { session }] of cache) if (session && changesSession(change, session)) cache.delete(name);
    },
    read: async (name: string, read: () => Promise<Kept | null>): Promise<Kept | null> => {
      const known = cache.get(name);
      if (known && known.until > Date.now()) return known.session;
      const before = age;
      const session = await read();
      if (cache.size > maxEntries) cache.clear();
      if (before === age) cache.set(name, { session, until: Date.now() + cacheMs });
      return session;
    },
  };
}
