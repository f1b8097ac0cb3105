import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { catalogFor, type RecordsContext } from '../../records/context/recordsContext.ts';
import { showNoted } from '../../records/tell/showNoted.ts';
import { type DeliveryRow, trialEvent, type WebhookRow } from './webhookRows.ts';

/** What is sent; or nothing, because its owner may not read it, or because the hook does not ask for it. */
export type WrittenDelivery = { body: string } | 'withheld' | 'unwanted';

/**
 * The body of a delivery: the record as it was, as far as the owner of the hook may read it by now. The hook's own condition is
 * judged on the same fields.
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
  const shown = stored && showNoted(context, stored, content);
  if (!shown) return 'withheld';
  const { record: data, changed } = shown;
  const { variables = {} } = catalogFor(context);
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
    ...(content.machine && { transition: content.machine }),
    changed,
    data,
  };
  return { body: JSON.stringify(body) };
}
