import { openFields } from '../../../engine/access/findGrants.ts';
import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { presentRecord } from '../../../engine/record/presentRecord.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { catalogFor, decide, type RecordsContext } from '../../records/recordsContext.ts';
import { type DeliveryRow, trialEvent, type WebhookRow } from './webhookRows.ts';

/** What is sent; or nothing, because its owner may not read it, or because it is not among what the hook is told. */
export type WrittenDelivery = { body: string } | 'withheld' | 'unwanted';

/**
 * The body of a delivery: the record as it was, as far as the owner of the hook may read it by now. The hook's own condition sees no
 * more than they do.
 */
export function writeDelivery(
  context: RecordsContext,
  { subscriptions }: WebhookRow,
  delivery: DeliveryRow,
): WrittenDelivery {
  const { key: id, event, content, collection: name, record_id: recordId } = delivery;
  const { id: siteId, name: siteName } = context.site;
  const head = { id, timestamp: content.at, site: { id: siteId, name: siteName } };
  if (event === trialEvent) return { body: JSON.stringify({ type: trialEvent, ...head, data: null }) };
  const stored = context.collections.get(name);
  const decision = stored && decide(context, stored, 'read');
  if (!stored || !decision?.allowed) return 'withheld';
  const { record, machine } = content;
  const { variables = {} } = catalogFor(context);
  if (decision.condition !== undefined && !matchesCondition(record, decision.condition, variables)) return 'withheld';
  const readable = decision.readable && openFields(decision, record, variables);
  const data: JsonObject = presentRecord(stored.collection, record, { readable });
  const isWanted = subscriptions.some(
    ({ collection, events, when }) =>
      context.collections.get(collection) === stored &&
      events.some((one) => one === event) &&
      (when === undefined || matchesCondition(data, when, variables)),
  );
  if (!isWanted) return 'unwanted';
  const body = {
    type: `${name}.${event}`,
    ...head,
    ...{ collection: name, event, record: recordId },
    ...(machine && { transition: machine }),
    changed: content.changed.filter((field) => readable?.includes(field) ?? true),
    data,
  };
  return { body: JSON.stringify(body) };
}
