import { meetsTrigger } from '../../../engine/flow/triggerScope.ts';
import { type JsonObject, readText, type Text } from '../../../schemas/index.ts';
import { type Actor, systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findMember } from '../../records/find/findMember.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { RecordStart } from '../../records/tell/noteFlowStarts.ts';
import { showNoted } from '../../records/tell/showNoted.ts';
import { actFor } from '../runs/actFor.ts';
import { explainFailure } from '../runs/explainFailure.ts';
import { siteMoment } from '../runs/siteMoment.ts';
import type { ButtonStart } from './noteButtonStart.ts';
import type { FormStart } from './noteFormStart.ts';
import type { ActionStart } from './startByAction.ts';
import { findFlow, type NewRun, readFlow } from './startRun.ts';

export interface StartRow {
  id: string;
  site_id: string;
  flow_id: string;
  trigger_uid: string;
  content: JsonObject;
  account_id: string | null;
  impersonal: boolean;
  acted_by: string | null;
  depth: number;
  attempts: number;
}

interface TriggerRow {
  uid: string;
  code: string;
  condition: string | null;
  enabled: boolean;
  account_id: string | null;
  impersonal: boolean;
  acted_by: string | null;
}

/** The run that a start asks for, as whom it acts and what it may read; nothing where the flow is not to be started. */
export async function readStart(app: RecordParts, start: StartRow): Promise<(NewRun & { refusal?: Text }) | undefined> {
  const site = await app.sites.byId(start.site_id);
  const [trigger] = await app.db.site(start.site_id).query<TriggerRow>(
    `select uid, code, condition, enabled, account_id, impersonal, acted_by from flow_trigger
     where site_id = current_site() and flow_id = $1 and uid = $2`,
    [start.flow_id, start.trigger_uid],
  );
  const found = await findFlow(app, start.site_id, start.flow_id);
  // Switched off, changed or removed since.
  if (!site || !trigger?.enabled || found?.enabled !== true) return undefined;
  const person = await findPerson(app, start);
  const acting = person && !actsAsPublisher(trigger) ? start : trigger;
  const { account_id: accountId, impersonal, acted_by: actedBy } = acting;
  const actor = accountId === null ? undefined : await findMember(app, site, accountId);
  const run = {
    flow: readFlow(found),
    ...(await openInput(app, start, {
      trigger,
      actor: actor && actFor(actor, acting),
      person,
    })),
    ...{ accountId: accountId ?? '', impersonal, actedBy, depth: start.depth },
  };
  const sender = person && start.account_id ? await findMember(app, site, start.account_id) : undefined;
  const user = sender ? { id: sender.userId, role: sender.role } : null;
  const refusal = refuseStart(
    trigger,
    readFacts(start, { code: trigger.code, user }),
    siteMoment(site, app.clock.now(), await app.holidays.of(site, await app.collections.of(site))),
  );
  if (refusal === false) return undefined;
  return refusal === true ? run : { ...run, refusal };
}

/** What follows a form or an action acts as who wrote the flow: senders choose nothing but what they send. */
function actsAsPublisher({ code }: TriggerRow): boolean {
  return code === 'form' || code === 'button' || code === 'action';
}

/** Whether the flow is wanted, or why that could not be found out. */
function refuseStart(
  { code, condition }: TriggerRow,
  facts: JsonObject,
  { now, today, options }: ReturnType<typeof siteMoment>,
): boolean | Text {
  try {
    return meetsTrigger({ code, if: condition }, { ...facts, now, today }, options);
  } catch (error) {
    const why = explainFailure(error);
    return {
      th: `คำนวณเงื่อนไขของตัวเริ่มไม่ได้: ${readText(why, 'th')}`,
      en: `The condition of its trigger failed: ${readText(why, 'en')}`,
    };
  }
}

function readFacts({ content }: StartRow, { code, user }: { code: string; user: JsonObject | null }): JsonObject {
  return code === 'webhook' ? { input: content } : { ...content, user };
}

/** Whether a person caused it: not a visitor, the system or an API key. */
async function findPerson(app: RecordParts, { account_id: id }: StartRow): Promise<boolean> {
  if (id === null) return false;
  return (await app.db.platform.query('select 1 from account where id = $1', [id])).length > 0;
}

type Opened = Pick<NewRun, 'id' | 'input' | 'trigger' | 'record' | 'sender'>;

async function openInput(
  app: RecordParts,
  start: StartRow,
  { trigger, actor, person }: { trigger: TriggerRow; actor: Actor | undefined; person: boolean },
): Promise<Opened> {
  const { uid, code } = trigger;
  const { content, site_id, account_id } = start;
  if (code === 'webhook') return { input: content, trigger: { uid, code, by: 'publisher' } };
  if (code === 'button') return openButtonInput(content as ButtonStart, { uid, id: person ? account_id : null }); // noted by buttons
  if (code === 'form') return openFormInput(content as FormStart, { uid, id: person ? account_id : null }); // noted by forms
  if (code === 'action') return openActionInput(app, content as ActionStart, { start, uid, actor, person }); // noted by effects
  if (code !== 'record') return { input: { trigger: uid, ...content }, trigger: { uid, code, by: 'publisher' } };
  const { collection, id, event, at, changed, record, before } = content as RecordStart; // noted by records
  const { context } = await openRecords(app, { siteId: site_id, actor: actor ?? systemActor });
  const stored = actor && context.collections.get(collection);
  const shown = stored && showNoted(context, stored, { record, changed });
  const earlier = stored && before && showNoted(context, stored, { record: before });
  return {
    input: {
      ...{ trigger: uid, event, collection, id, at, changed: shown?.changed ?? [] },
      ...{ record: shown?.record ?? { id }, before: earlier?.record ?? null },
    },
    trigger: { uid, code, event, collection, id, by: person ? 'person' : 'publisher' },
    record: `${collection}/${id}`,
  };
}

/** Whoever sent the event answers for it: they do not approve what it leads to. */
async function openActionInput(
  app: RecordParts,
  { at, event, collection, id, name, values, record }: ActionStart,
  { start, uid, actor, person }: { start: StartRow; uid: string; actor: Actor | undefined; person: boolean },
): Promise<Opened> {
  const { context } = await openRecords(app, { siteId: start.site_id, actor: actor ?? systemActor });
  const stored = actor && context.collections.get(collection);
  const shown = stored && showNoted(context, stored, { record });
  return {
    input: { trigger: uid, name, event, collection, id, at, values, record: shown?.record ?? { id } },
    trigger: { uid, code: 'action', event, collection, id, by: 'publisher' },
    record: `${collection}/${id}`,
    ...(person && { sender: { id: start.account_id, ticket: null } }),
  };
}

function openButtonInput({ run, ticket, input }: ButtonStart, { uid, id }: { uid: string; id: string | null }): Opened {
  return {
    ...{ id: run, input, trigger: { uid, code: 'button', by: 'publisher' } },
    sender: { id, ticket: ticket === null ? null : Buffer.from(ticket, 'hex') },
  };
}

function openFormInput(
  { run, ticket, collection, submission, form, title, answers, sender }: FormStart,
  { uid, id }: { uid: string; id: string | null },
): Opened {
  return {
    id: run,
    input: { trigger: uid, submission, form, title, answers, sender },
    trigger: { uid, code: 'form', event: 'create', collection, id: submission, by: 'publisher' },
    record: `${collection}/${submission}`,
    sender: { id, ticket: ticket === null ? null : Buffer.from(ticket, 'hex') },
  };
}
