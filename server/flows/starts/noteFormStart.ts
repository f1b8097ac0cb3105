import { createId } from '../../../engine/record/createId.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

/** What a start keeps of the form that was sent. */
export interface FormStart extends JsonObject {
  /** The run that will be made of it. */
  run: string;
  /** Identifies a visitor as its sender; null of people. */
  ticket: string | null;
  collection: string;
  submission: string;
  form: string;
  title: string;
  answers: JsonObject;
  /** Who is signed in: `id`, `name` and `email`. */
  sender: JsonObject | null;
}

interface SentForm extends Pick<FormStart, 'collection' | 'submission' | 'form' | 'title' | 'answers' | 'sender'> {
  flow: string;
  /** Of a visitor. */
  ticketHash: Buffer | null;
}

/** Notes the start of the flow that follows a form, in the transaction of the submission; answers the id of its run, if it is on. */
export async function noteFormStart(
  tx: TenantDb,
  { flow, ticketHash, ...sent }: SentForm,
): Promise<string | undefined> {
  const run = createId('flowrun');
  const content = { ...sent, run, ticket: ticketHash?.toString('hex') ?? null };
  const noted = await tx.run(
    `insert into flow_start (site_id, flow_id, trigger_uid, content, account_id)
     select site_id, flow_id, uid, $2, $3 from flow_trigger
     where site_id = current_site() and flow_id = $1 and code = 'form' and enabled order by uid limit 1`,
    [flow, JSON.stringify(content), sent.sender?.id ?? null],
  );
  return noted > 0 ? run : undefined;
}
