import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { flowLimits, type Json, type JsonObject } from '../../../schemas/index.ts';
import { findPeople } from '../../messages/notifications/findPeople.ts';
import { notifyPerson } from '../../messages/notifications/notifyPerson.ts';
import { deriveId } from '../../records/effects/deriveId.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import type { Records } from '../../records/openRecords.ts';
import { takeApproval } from '../approvals/takeApproval.ts';
import type { StepContext, StepOutcome } from '../runs/stepContext.ts';
import { insertRun, loadFlow } from '../starts/startRun.ts';
import { queueFlowMail } from './queueFlowMail.ts';
import { readTexts } from './readTexts.ts';

export interface TransactionStep {
  /** Acts as the system, not as the person: it reaches no records that they name. */
  system?: boolean;
  take(context: StepContext): Promise<StepOutcome>;
}

const day = 86_400;

/** Steps that change nothing but our own database. */
export const transactionSteps: Record<string, TransactionStep> = {
  create: {
    take: async ({ records, params, once }) => {
      const collection = String(params.collection);
      const id = deriveId(collection, once);
      return { output: (await records.create(collection, readMap(params.data), { id, once: true })).record };
    },
  },
  read: {
    take: async ({ records, params }) => ({ output: await records.read(String(params.collection), String(params.id)) }),
  },
  find: { take: findInRecords },
  change: {
    take: async ({ records, params }) => ({
      output: (await records.update(String(params.collection), String(params.id), readMap(params.data))).record,
    }),
  },
  transition: {
    take: async ({ records, params }) => {
      const { collection, id, event, note, data } = params;
      const options = { ...(note != null && { note: String(note) }), ...(data != null && { data: readMap(data) }) };
      const { record } = await records.transition(String(collection), String(id), String(event), options);
      return { output: record };
    },
  },
  notify: { system: true, take: notifyPeople },
  mail: { system: true, take: queueFlowMail },
  flow: { system: true, take: startSubFlow },
  approval: { system: true, take: takeApproval },
  await: {
    take: async ({ records, params }) => {
      const { collection, id, seconds } = params;
      await records.read(String(collection), String(id));
      return { waits: readWait({ seconds: seconds ?? flowLimits.days * day }, records) };
    },
  },
  wait: { take: async ({ params, records }) => ({ waits: readWait(params, records) }) },
};

function readMap(value: Json | undefined): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw flowRefused({ th: 'ค่าที่ให้ไม่ใช่กลุ่มของฟิลด์', en: 'what is given is no group of fields' });
}

async function findInRecords({ records, params }: StepContext): Promise<StepOutcome> {
  const { collection, filter, sort, limit = 50 } = params;
  const found = await records.find(String(collection), {
    ...(filter != null && { filter: readMap(filter) }),
    ...(sort != null && { sort: readMap(sort) }),
    limit: Number(limit),
  });
  return { output: { data: found.data, total: found.total } };
}

async function notifyPeople({ records, params, once }: StepContext): Promise<StepOutcome> {
  const { people, roles, title, text, path, kind } = params;
  const narrow = narrowRecords(records);
  const found = await findPeople(narrow, { people: readTexts(people), roles: readTexts(roles) });
  const words = (value: Json) => ({ th: String(value), en: String(value) });
  for (const user of found)
    await notifyPerson(narrow, {
      user,
      topic: 'flow',
      title: words(title ?? ''),
      key: once,
      ...(text != null && { text: words(text) }),
      ...(path != null && { path: String(path) }),
      ...(kind != null && { kind: kind as 'info' }), // checked with the definition
    });
  return { output: { notified: found.length } };
}

async function startSubFlow({
  records: { context },
  run,
  key,
  actor,
  params,
  once,
}: StepContext): Promise<StepOutcome> {
  if (run.depth >= flowLimits.chain)
    throw flowRefused({
      th: `โฟลว์ย่อยซ้อนกันได้ไม่เกิน ${flowLimits.chain} ชั้น`,
      en: `sub-flows are nested at most ${flowLimits.chain} deep`,
    });
  const flow = await loadFlow(context.app, context.site.id, { id: String(params.flow), starter: actor });
  // A run that is resumed starts its sub-flow anew.
  const { account_id: accountId, impersonal, acted_by: actedBy, lease } = run;
  const parent = { id: run.id, key };
  // Its steps on a page are those of the same person; nobody approves in it what they asked for.
  const { sender_id, ticket_hash, trigger } = run;
  const sender = { id: sender_id, ticket: ticket_hash };
  const input = readMap(params.input ?? {});
  const id = deriveId('flowrun', once, lease);
  await insertRun(context.db, {
    ...{ id, flow, input, accountId, impersonal, actedBy, parent, sender, depth: run.depth + 1 },
    ...(trigger && { trigger }),
  });
  return { waits: flowLimits.days * day };
}

/** Seconds from now, at most as long as a run is kept. */
function readWait({ seconds, until }: JsonObject, { context }: Records): number {
  const wanted =
    until == null ? Number(seconds ?? 0) : (Date.parse(String(until)) - context.app.clock.now().getTime()) / 1000;
  if (!Number.isFinite(wanted) || wanted > flowLimits.days * day)
    throw flowRefused({ th: 'เวลาที่ให้รอไม่ถูกต้องหรือนานเกินไป', en: 'the time to wait is not valid, or too long' });
  return Math.max(0, wanted);
}
