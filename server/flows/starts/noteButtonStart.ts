import { createId } from '../../../engine/record/createId.ts';
import { flowLimits, type JsonObject } from '../../../schemas/index.ts';
import { issueTicket } from '../../files/visitorTicket.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { flowInputTooLarge, flowUnknown } from '../runs/flows.errors.ts';

/** What a start keeps of a button that was pressed. */
export interface ButtonStart extends JsonObject {
  /** The run that will be made of it. */
  run: string;
  /** Identifies a visitor as who pressed it; null of people. */
  ticket: string | null;
  input: JsonObject;
}

/** Starts a flow that is open to everybody: it acts as who saved it, and its steps on a page are shown to who pressed. */
export async function noteButtonStart(
  app: RecordParts,
  visit: Visit,
  { id, input, logChange }: { id: string; input: JsonObject; logChange: ChangeLog },
): Promise<{ id: string }> {
  const { session } = visit;
  if (JSON.stringify(input).length > flowLimits.output) throw flowInputTooLarge();
  const run = createId('flowrun');
  const ticket = session ? null : issueTicket(visit).toString('hex');
  const content: ButtonStart = { run, ticket, input };
  await visit.db.transaction(async (tx) => {
    const noted = await tx.run(
      `insert into flow_start (site_id, flow_id, trigger_uid, content, account_id)
       select site_id, flow_id, uid, $2, $3 from flow_trigger
       where site_id = current_site() and flow_id = $1 and code = 'button' and enabled order by uid limit 1`,
      [id, JSON.stringify(content), session?.userId ?? null],
    );
    if (noted === 0) throw flowUnknown();
    await logChange(tx);
  });
  await app.queue.publish(flowTopic, {});
  return { id: run };
}
