import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/openQueue.ts';
import { createSiteCache, type SiteCache } from './siteCache.ts';

/** A trigger of a flow that changes of records must know of. */
export interface ListeningTrigger {
  flow: string;
  uid: string;
  params: { collection: string; on: 'created' | 'changed' | 'deleted' | 'event'; fields?: string[]; event?: string };
}

export interface SiteTriggers {
  /** Triggers by record events that are on, and what steps wait for. */
  listening: readonly ListeningTrigger[];
  /** Names that flows wait for, on or off: actions of the site's own machines may start them. */
  starts: ReadonlySet<string>;
}

export type FlowTriggerStore = SiteCache<SiteTriggers>;

interface Row {
  flow: string;
  uid: string;
  code: 'record' | 'await' | 'action';
  params: ListeningTrigger['params'] | { name: string };
}

export function createFlowTriggerStore({ db, queue }: { db: Database; queue: Queue }): Promise<FlowTriggerStore> {
  return createSiteCache(queue, {
    topic: 'flow-triggers.changed',
    read: async (siteId) => {
      const rows = await db.site(siteId).query<Row>({
        name: 'flow triggers',
        text: `select flow_id as flow, uid, code, params from flow_trigger
          where site_id = current_site() and (code = 'action' or (code in ('record', 'await') and enabled)) order by flow_id, uid`,
      });
      return {
        listening: rows.flatMap(({ params, flow, uid }) => ('collection' in params ? [{ flow, uid, params }] : [])),
        starts: new Set(rows.flatMap(({ params }) => ('name' in params ? [params.name] : []))),
      };
    },
  });
}
