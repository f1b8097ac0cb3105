import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { ToldChange } from './noteDeliveries.ts';

/** Wakes the workers that send notifications by mail or LINE. */
export const noticeTopic = 'notices.waiting';

export function holdsNotices({ collection }: StoredCollection): boolean {
  return collection.schema['x-serves'] === 'notifications';
}

/** Notes each new notification, in its transaction, to be sent by mail or LINE as its person chose. */
export async function noteNotices(
  { db, app, afterCommit }: RecordsContext,
  changes: readonly ToldChange[],
): Promise<void> {
  const rows = changes
    .filter(({ action }) => action === 'create')
    .map(({ row }) => {
      const { id, user, topic } = flattenRecord(row);
      return { notification_id: id, account_id: user, topic: topic ?? 'other' };
    });
  if (rows.length === 0) return;
  await db.run(
    `insert into notice_delivery (site_id, notification_id, account_id, topic)
     select current_site(), n.notification_id, n.account_id, n.topic
     from jsonb_to_recordset($1::jsonb) as n(notification_id text, account_id text, topic text)`,
    [JSON.stringify(rows)],
  );
  const wake = () =>
    void app.queue
      .publish(noticeTopic, {})
      .catch((error: unknown) => app.log.warn({ err: error }, 'waking notices failed'));
  if (afterCommit) afterCommit.push(wake);
  else wake();
}
