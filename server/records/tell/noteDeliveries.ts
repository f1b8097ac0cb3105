import { createId } from '../../../engine/record/createId.ts';
import { flattenRecord, presentRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan, StoredRecord } from '../../../engine/record/recordPlan.ts';
import type { JsonObject, WebhookEvent } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import type { RecordsContext } from '../context/recordsContext.ts';

/** A change of a record that may be sent to webhooks and that may start flows. */
export interface ToldChange {
  row: StoredRecord;
  /** The record as it was; absent for a new one. */
  before?: StoredRecord;
  action: RecordPlan['action'];
  at: string;
  /** Of a transition. */
  event?: string;
  from?: string | null;
  /** The fields that changed. */
  changed: string[];
}

/** What a delivery keeps until it is sent: all but secret fields; its body is written of it, as the hook's owner may read then. */
export interface DeliveryContent extends JsonObject {
  at: string;
  /** Of a transition. */
  machine: { event: string; from: string | null; to: string | null } | null;
  changed: string[];
  record: JsonObject;
}

export const webhookTopic = 'webhooks.waiting';

const eventOf: Record<RecordPlan['action'], WebhookEvent> = {
  create: 'created',
  import: 'created',
  update: 'updated',
  transition: 'transition',
  delete: 'deleted',
  restore: 'restored',
};

export function hasWebhooks({ hooks, collections }: RecordsContext, stored: StoredCollection): boolean {
  return hooks.some(({ subscriptions }) =>
    subscriptions.some(({ collection }) => collections.get(collection) === stored),
  );
}

/** What is sent of a written plan. */
export function describeRecordChange(plan: RecordPlan, row: StoredRecord, before?: StoredRecord): ToldChange {
  const { action, at, event, fromState: from, changes } = plan;
  return {
    row,
    ...(before && { before }),
    action,
    at,
    event,
    from,
    changed: [...new Set(changes.map(({ field }) => field))],
  };
}

/**
 * Notes for each webhook what is to be sent to it, in the transaction of the change: what is written is sent, and nothing else. The
 * rows of one record come in the order of its versions, because their writer holds its lock.
 */
export async function noteDeliveries(
  context: RecordsContext,
  stored: StoredCollection,
  changes: readonly ToldChange[],
): Promise<void> {
  if (!hasWebhooks(context, stored)) return;
  const rows = changes.flatMap((change) => describeDeliveries(context, stored, change));
  if (rows.length === 0) return;
  await context.db.run(
    `insert into webhook_delivery (site_id, key, webhook_id, collection, record_id, event, content)
     select current_site(), n.key, n.webhook_id, $1, n.record_id, n.event, n.content
     from jsonb_to_recordset($2::jsonb)
       as n(key text, webhook_id text, record_id text, event text, content jsonb, place int)
     order by n.place`,
    [stored.collection.name, JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
  );
  const { queue, log } = context.app;
  const wake = () =>
    queue.publish(webhookTopic, {}).catch((error: unknown) => log.warn({ err: error }, 'waking webhooks failed'));
  if (context.afterCommit) context.afterCommit.push(wake);
  else void wake();
}

function describeDeliveries(context: RecordsContext, stored: StoredCollection, change: ToldChange) {
  const event = eventOf[change.action];
  const wanting = context.hooks.filter(({ subscriptions }) =>
    subscriptions.some(
      ({ collection, events, transitions }) =>
        context.collections.get(collection) === stored &&
        events.includes(event) &&
        (event !== 'transition' || !transitions || transitions.includes(change.event ?? '')),
    ),
  );
  if (wanting.length === 0) return [];
  const { row, at, from = null, changed } = change;
  const secrets = new Set(stored.collection.secrets);
  const content: DeliveryContent = {
    at,
    machine: change.event === undefined ? null : { event: change.event, from, to: row.state },
    changed: changed.filter((field) => !secrets.has(field)),
    record: presentRecord(stored.collection, flattenRecord(row)),
  };
  return wanting.map(({ id }) => ({ key: createId('msg'), webhook_id: id, record_id: row.id, event, content }));
}
