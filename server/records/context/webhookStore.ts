import type { WebhookSubscription } from '../../../schemas/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/openQueue.ts';
import { createSiteCache, type SiteCache } from './siteCache.ts';

/** A webhook that is on, as far as changes of records must know of it. */
export interface ListeningHook {
  id: string;
  subscriptions: WebhookSubscription[];
}

/** The webhooks that each site has on. */
export type WebhookStore = SiteCache<readonly ListeningHook[]>;

export function createWebhookStore({ db, queue }: { db: Database; queue: Queue }): Promise<WebhookStore> {
  return createSiteCache(queue, {
    topic: 'webhooks.changed',
    read: (siteId) =>
      db.site(siteId).query<ListeningHook>({
        name: 'webhooks',
        text: 'select id, subscriptions from webhook where site_id = current_site() and enabled order by id',
      }),
  });
}
