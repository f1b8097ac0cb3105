import { flattenRecord, presentRecord } from '../../../engine/record/presentRecord.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import type { ListeningTrigger } from '../context/flowTriggerStore.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { ToldChange } from './noteDeliveries.ts';

/** What a start keeps of the change that caused it: all but secret fields; its run is given what its person may read. */
export interface RecordStart extends JsonObject {
  at: string;
  event: string;
  collection: string;
  id: string;
  changed: string[];
  record: JsonObject;
  before: JsonObject | null;
}

/** Wakes the workers that make runs of starts. */
export const flowTopic = 'flows.waiting';

export function hasTriggers({ triggers, collections }: RecordsContext, stored: StoredCollection): boolean {
  return triggers.listening.some(({ params }) => collections.get(params.collection) === stored);
}

/** Notes which flows a change starts, in its transaction: none is lost, none is started for what was taken back. */
export async function noteFlowStarts(
  context: RecordsContext,
  stored: StoredCollection,
  changes: readonly ToldChange[],
): Promise<void> {
  if (!hasTriggers(context, stored)) return;
  const rows = changes.flatMap((change) => {
    const wanting = context.triggers.listening.filter(
      (trigger) => context.collections.get(trigger.params.collection) === stored && wants(trigger, change),
    );
    return wanting.map(({ flow, uid }) => ({ flow_id: flow, trigger_uid: uid, content: describe(stored, change) }));
  });
  if (rows.length === 0) return;
  const { actor, flow, app } = context;
  await context.db.run(
    `insert into flow_start (site_id, flow_id, trigger_uid, content, account_id, impersonal, acted_by, depth)
     select current_site(), n.flow_id, n.trigger_uid, n.content, $2, $3, $4, $5
     from jsonb_to_recordset($1::jsonb) as n(flow_id text, trigger_uid text, content jsonb, place int) order by n.place`,
    [
      JSON.stringify(rows.map((row, place) => ({ ...row, place }))),
      ...[actor.userId, actor.impersonal === true || actor.actedBy !== undefined, actor.actedBy ?? null],
      flow ? flow.depth + 1 : 0,
    ],
  );
  const wake = () =>
    void app.queue
      .publish(flowTopic, {})
      .catch((error: unknown) => app.log.warn({ err: error }, 'waking flows failed'));
  if (context.afterCommit) context.afterCommit.push(wake);
  else wake();
}

function wants({ params: { on, fields, event } }: ListeningTrigger, { action, changed, event: sent }: ToldChange) {
  if (on === 'created') return action === 'create' || action === 'import';
  if (on === 'deleted') return action === 'delete';
  if (on === 'event') return action === 'transition' && sent === event;
  if (action !== 'update' && action !== 'transition') return false;
  return !fields || fields.some((field) => changed.includes(field));
}

function describe(stored: StoredCollection, { row, before, action, event, at, changed }: ToldChange): RecordStart {
  const secrets = new Set(stored.collection.secrets);
  return {
    ...{ at, event: event ?? action, collection: stored.collection.name, id: row.id },
    changed: changed.filter((field) => !secrets.has(field)),
    record: presentRecord(stored.collection, flattenRecord(row)),
    before: before ? presentRecord(stored.collection, flattenRecord(before)) : null,
  };
}
