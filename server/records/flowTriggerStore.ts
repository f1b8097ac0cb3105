import type { Database } from '../platform/db/database.ts';
import type { Queue } from '../platform/queue/openQueue.ts';
import { createSiteCache, type SiteCache } from './siteCache.ts';

/** A trigger of a flow that changes of records must know of. */
export interface ListeningTrigger {
  flow: string;
  uid: string;
  params: { collection: string; on: 'created' | 'changed' | 'deleted' | 'event'; fields?: string[]; event?: string };
}

/** The triggers by record events that each site has on. */
export type FlowTriggerStore = SiteCache<readonly ListeningTrigger[]>;

export function createFlowTriggerStore({ db, queue }: { db: Database; queue: Queue }): Promise<FlowTriggerStore> {
  return createSiteCache(queue, {
    topic: 'flow-triggers.changed',
    read: (siteId) =>
      db.site(siteId).query<ListeningTrigger>({
        name: 'flow triggers',
        text: `select flow_id as flow, uid, params from flow_trigger
          where site_id = current_site() and enabled and code = 'record' order by flow_id, uid`,
      }),
  });
}
