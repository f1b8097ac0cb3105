import type { StoredCollection } from '../collections/collections.ts';
import { outboxJob } from '../context/outboxJob.ts';
import type { RecordsContext } from '../context/recordsContext.ts';

export interface ChangeNotice {
  id: string;
  version: number;
  action: string;
  effects: number;
}

/**
 * After a change: notifies watching pages, and wakes a worker when there are effects. Both are only hints; a lost one
 * causes a delay, so no caller waits for them.
 */
export function announceChange(context: RecordsContext, stored: StoredCollection, notice: ChangeNotice): void {
  const { app, site } = context;
  const { 'x-live': isLive = true, 'x-serves': service } = stored.collection.schema;
  const after = () => {
    if (service === 'holidays')
      app.holidays
        .changed(site.id)
        .catch((error: unknown) => app.log.warn({ err: error }, 'telling of holidays failed'));
    if (notice.effects > 0)
      app.queue
        .add(outboxJob, { siteId: site.id })
        .catch((error: unknown) => app.log.warn({ err: error }, 'waking a worker failed'));
    if (isLive)
      app.queue
        .publish(`records.${site.id}.${stored.collection.name}`, {
          id: notice.id,
          version: notice.version,
          action: notice.action,
        })
        .catch((error: unknown) => app.log.warn({ err: error }, 'telling of a change failed'));
  };
  if (context.afterCommit) context.afterCommit.push(after);
  else after();
}
