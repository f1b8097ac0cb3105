import type { WebhookSubscription } from '../../schemas/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { Queue } from '../platform/queue/openQueue.ts';

/** A webhook that is on, as far as changes of records must know of it. */
export interface ListeningHook {
  id: string;
  subscriptions: WebhookSubscription[];
}

/** The webhooks that each site has on. */
export interface WebhookStore {
  of(siteId: string): Promise<readonly ListeningHook[]>;
  /** Call it after a change of them: every process clears its cache. */
  changed(siteId: string): Promise<void>;
}

const cacheMs = 30_000;
const changedTopic = 'webhooks.changed';

export async function createWebhookStore({ db, queue }: { db: Database; queue: Queue }): Promise<WebhookStore> {
  const cache = new Map<string, { hooks: Promise<ListeningHook[]>; until: number }>();
  await queue.subscribe(changedTopic, () => cache.clear());
  return {
    of: (siteId) => {
      const known = cache.get(siteId);
      if (known && known.until > Date.now()) return known.hooks;
      const hooks = readHooks(db, siteId);
      cache.set(siteId, { hooks, until: Date.now() + cacheMs });
      hooks.catch(() => cache.delete(siteId));
      return hooks;
    },
    changed: async (siteId) => {
      cache.delete(siteId);
      await queue.publish(changedTopic, { siteId });
    },
  };
}

function readHooks(db: Database, siteId: string): Promise<ListeningHook[]> {
  return db.site(siteId).query<ListeningHook>({
    name: 'webhooks',
    text: 'select id, subscriptions from webhook where site_id = current_site() and enabled order by id',
  });
}
