import { checkFlow } from '../../../engine/flow/checkFlow.ts';
import { flowInvalid } from '../../../engine/flow/flow.errors.ts';
import { onlyDecides } from '../../../engine/flow/onlyDecides.ts';
import { createId } from '../../../engine/record/createId.ts';
import { type FlowDefinition, flowLimits, type JsonObject, type OwnRole } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords } from '../../records/openRecords.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { setterRoles } from '../../sites/guards.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { flowInputTooLarge, flowOff, flowUnknown } from '../runs/flows.errors.ts';

interface Starter {
  role: string;
  own?: OwnRole;
}

export interface NewRun {
  id?: string;
  flow: { id: string; version: number; definition: FlowDefinition };
  input: JsonObject;
  accountId: string;
  impersonal: boolean;
  /** Who really acts, where somebody was let in for that person. */
  actedBy: string | null;
  parent?: { id: string; key: string };
  depth?: number;
  trigger?: JsonObject;
  /** The record whose change started it. */
  record?: string;
  /** Who sent the form that started it. */
  sender?: { id: string | null; ticket: Buffer | null };
}

/** Starts a flow for the person who asks; its steps have their rights. */
export async function startRun(
  app: RecordParts,
  visit: SignedInVisit,
  { id, input, logChange }: { id: string; input: JsonObject; logChange: ChangeLog },
): Promise<{ id: string }> {
  const { session } = visit;
  const flow = await loadFlow(app, visit.site.id, { id, starter: session });
  const run = await visit.db.transaction(async (tx) => {
    const impersonal = session.via === 'bypass';
    const actedBy = session.openedBy ?? null;
    const made = await insertRun(tx, { flow, input, accountId: session.userId, impersonal, actedBy });
    await logChange(tx, { id: made });
    return made;
  });
  await app.queue.publish(flowTopic, {});
  return { id: run };
}

/** The flow as it is now, if this person may run it and it can be run. */
export async function loadFlow(
  app: RecordParts,
  siteId: string,
  { id, starter }: { id: string; starter: Starter },
): Promise<NewRun['flow']> {
  const found = await findFlow(app, siteId, id);
  const roles = Array.isArray(found?.roles) ? found.roles : [];
  const mayRun = [starter.role, ...(starter.own ? [starter.own.id] : [])].some(
    (role) => roles.includes(role) || setterRoles.includes(role),
  );
  if (!found || !mayRun) throw flowUnknown();
  return readFlow(found);
}

export async function findFlow(app: RecordParts, siteId: string, id: string): Promise<JsonObject | undefined> {
  const records = await openRecords(app, { siteId, actor: systemActor });
  const name = records.context.collections.serving('flows')?.collection.name;
  return name ? (await records.find(name, { filter: { id }, limit: 1 })).data[0] : undefined;
}

/** A flow that can be run. */
export function readFlow(found: JsonObject): NewRun['flow'] {
  if (found.enabled !== true) throw flowOff();
  const faults = checkFlow(found.definition);
  if (faults.length > 0) throw flowInvalid(faults);
  const definition = found.definition as unknown as FlowDefinition; // checked above
  return { id: String(found.id), version: Number(found.version), definition };
}

export async function insertRun(
  tx: TenantDb,
  { flow, input, accountId, impersonal, actedBy, parent, depth = 0, trigger, record, sender, id }: NewRun,
): Promise<string> {
  const text = JSON.stringify(input);
  if (text.length > flowLimits.output) throw flowInputTooLarge();
  const runId = id ?? createId('flowrun');
  await tx.run(
    `insert into flow_run (id, site_id, flow_id, flow_version, definition, input, account_id, impersonal, parent_id, parent_key, depth,
       trigger, trigger_record, sender_id, ticket_hash, only_decides, acted_by)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      runId,
      ...[flow.id, flow.version, JSON.stringify(flow.definition), text, accountId, impersonal],
      ...[parent?.id ?? null, parent?.key ?? null, depth],
      ...[trigger ? JSON.stringify(trigger) : null, record ?? null],
      ...[sender?.id ?? null, sender?.ticket ?? null, onlyDecides(flow.definition), actedBy],
    ],
  );
  return runId;
}
