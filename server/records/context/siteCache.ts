import type { Queue } from '../../platform/queue/openQueue.ts';

/** Something small that every change of records must know of its site. */
export interface SiteCache<Value> {
  of(siteId: string): Promise<Value>;
  /** Call it after a change: every process clears its cache. */
  changed(siteId: string): Promise<void>;
}

const cacheMs = 30_000;

export async function createSiteCache<Value>(
  queue: Queue,
  { topic, read }: { topic: string; read: (siteId: string) => Promise<Value> },
): Promise<SiteCache<Value>> {
  const cache = new Map<string, { value: Promise<Value>; until: number }>();
  await queue.subscribe(topic, () => cache.clear());
  return {
    of: (siteId) => {
      const known = cache.get(siteId);
      if (known && known.until > Date.now()) return known.value;
      const value = read(siteId);
      cache.set(siteId, { value, until: Date.now() + cacheMs });
      value.catch(() => cache.delete(siteId));
      return value;
    },
    changed: async (siteId) => {
      cache.delete(siteId);
      await queue.publish(topic, { siteId });
    },
  };
}
