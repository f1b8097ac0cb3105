import type { JsonObject } from '../../../schemas/index.ts';
import type { EffectResult } from '../../plugins/door/effect.ts';
import type { CoreEffectContext } from '../../records/context/collectEffects.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { FlowParts } from '../runs/flowParts.ts';

/** What a start keeps of the action that asked for it. */
export interface ActionStart extends JsonObject {
  at: string;
  event: string;
  collection: string;
  id: string;
  /** The name under which flows wait for it. */
  name: string;
  values: JsonObject;
  record: JsonObject;
}

interface Payload {
  flow: string;
  values: JsonObject;
  by: string | null;
  event?: string;
  depth?: number;
}

/** The effect of the action `flow`: notes a start of every flow that is on and waits for the name, in the transaction that marks it done. */
export async function startByAction(
  { queue, log }: Pick<FlowParts, 'queue' | 'log'>,
  { db, payload, record, collection, recordId: id, at }: CoreEffectContext,
): Promise<EffectResult> {
  const { flow: name, values, by, event = 'create', depth = 0 } = payload as unknown as Payload; // as planFlowStart writes it
  const content: ActionStart = { at: new Date(at).toISOString(), event, collection, id, name, values, record };
  const started = await db.run(
    `insert into flow_start (site_id, flow_id, trigger_uid, content, account_id, depth)
     select site_id, flow_id, uid, $2, $3, $4 from flow_trigger
     where site_id = current_site() and code = 'action' and enabled and params->>'name' = $1 order by flow_id, uid`,
    [name, JSON.stringify(content), by, depth],
  );
  if (started === 0) return { skipped: `no flow waits for "${name}"` };
  // The sweep finds what this does not wake.
  await queue.publish(flowTopic, {}).catch((error: unknown) => log.warn({ err: error }, 'waking flows failed'));
  return { started };
}
