import { listEvents } from '../../../engine/access/findExcess.ts';
import { parseCondition } from '../../../engine/condition/parseCondition.ts';
import { listConditionFields } from '../../../engine/query/rollup/listConditionFields.ts';
import { systemFieldNames, type WebhookSubscription } from '../../../schemas/index.ts';
import { OutgoingFailure, readOutgoingUrl } from '../../platform/outgoing/outgoingRules.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { decide, type RecordsContext } from '../../records/context/recordsContext.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { findOwner } from './findOwner.ts';
import { urlFaults } from './urlFaults.ts';
import { webhookInvalid, webhookNeedsMember } from './webhooks.errors.ts';

export interface WebhookInput {
  name: string;
  url: string;
  subscriptions: WebhookSubscription[];
}

/** The webhook as it may be stored; refuses an address that requests do not go to, and what this person may not read. */
export async function checkWebhook(
  app: RecordParts,
  { site, session }: SignedInVisit,
  { name, url, subscriptions }: WebhookInput,
): Promise<WebhookInput> {
  const actor = await findOwner(app, site, session.userId);
  if (!actor) throw webhookNeedsMember();
  const { context } = await openRecords(app, { siteId: site.id, actor });
  return {
    name,
    url: readUrl(app, url),
    subscriptions: subscriptions.map((one, index) => checkSubscription(context, one, `subscriptions.${index}`)),
  };
}

function readUrl({ config }: RecordParts, url: string): string {
  try {
    return readOutgoingUrl(config.outgoing, url).href;
  } catch (error) {
    if (error instanceof OutgoingFailure) throw webhookInvalid('url', urlFaults[error.reason]);
    throw error;
  }
}

function checkSubscription(context: RecordsContext, given: WebhookSubscription, path: string): WebhookSubscription {
  const stored = context.collections.get(given.collection);
  const decision = stored && !stored.collection.core ? decide(context, stored, 'read') : undefined;
  if (!stored || !decision?.allowed)
    throw webhookInvalid(`${path}.collection`, {
      th: `ไม่มีคอลเลกชัน ${given.collection} หรือคุณอ่านไม่ได้`,
      en: `there is no collection ${given.collection}, or you may not read it`,
    });
  const events = new Set(listEvents(stored.machine).map(({ event }) => event));
  const unknown = given.transitions?.find((event) => !events.has(event));
  if (unknown !== undefined)
    throw webhookInvalid(`${path}.transitions`, {
      th: `${stored.collection.title.th} ไม่มีเหตุการณ์ ${unknown}`,
      en: `${stored.collection.title.en} has no event ${unknown}`,
    });
  if (given.when === undefined) return given;
  const when = parseCondition(given.when);
  const open = new Set<string>([...systemFieldNames, ...(decision.readable ?? stored.collection.fields.keys())]);
  const field = listConditionFields(when).find((test) => !open.has(test.field))?.field;
  if (field !== undefined)
    throw webhookInvalid(`${path}.when`, {
      th: `${stored.collection.title.th} ไม่มีฟิลด์ ${field}`,
      en: `${stored.collection.title.en} has no field ${field}`,
    });
  return { ...given, when };
}
