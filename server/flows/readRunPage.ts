import { type FlowRunState, flowStepTypes, type JsonObject } from '../../schemas/index.ts';
import { isSender } from '../files/visitorTicket.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { Visit } from '../sites/visit.ts';
import type { RunRow, StepRow } from './runs/flowRows.ts';
import { flowRunUnknown } from './runs/flows.errors.ts';
import type { FormStart } from './starts/noteFormStart.ts';

interface RunPage {
  status: FlowRunState;
  /** The step that waits for the page. */
  asked: { run: string; key: string; code: string; params: JsonObject } | null;
}

export const pageSteps = Object.entries(flowStepTypes).flatMap(([code, { runs }]) => (runs === 'page' ? [code] : []));

/** A run whose steps on a page are done by this visitor: who sent its form, else who started it. */
export async function requirePageOf(
  db: TenantDb,
  visit: Visit,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<RunRow> {
  const [run] = await db.query<RunRow>(
    `select * from flow_run where site_id = current_site() and id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  if (!run || !isSender(visit, ownerOf(run))) throw flowRunUnknown();
  return run;
}

function ownerOf({ sender_id, ticket_hash, account_id }: RunRow) {
  return { owner_id: ticket_hash ? null : (sender_id ?? account_id), ticket_hash };
}

/** How a run stands and what it asks of the page; nothing of what its other steps found out. */
export async function readRunPage(visit: Visit, id: string): Promise<RunPage> {
  const { db } = visit;
  if (await isNoted(visit, id)) return { status: 'queued', asked: null };
  const { status } = await requirePageOf(db, visit, { id });
  const [step] = await db.query<Pick<StepRow, 'run_id' | 'key' | 'code' | 'input'>>(askedSql, [id, pageSteps]);
  return {
    status,
    asked: step ? { run: step.run_id, key: step.key, code: step.code, params: step.input ?? {} } : null,
  };
}

/** Of the run, or of a sub-flow that it waits for. */
const askedSql = `
  with recursive inside as (
    select id from flow_run where site_id = current_site() and id = $1
    union all
    select r.id from flow_run r join inside on r.parent_id = inside.id
    where r.site_id = current_site() and r.status in ('queued', 'running', 'waiting'))
  select run_id, key, code, input from flow_step
  where site_id = current_site() and run_id in (select id from inside) and status = 'waiting' and code = any ($2)
  order by id limit 1`;

/** Whether the form of this visitor waits for its run to be made. */
async function isNoted(visit: Visit, id: string): Promise<boolean> {
  const [start] = await visit.db.query<{ content: FormStart; account_id: string | null }>(
    `select content, account_id from flow_start where site_id = current_site() and content->>'run' = $1`,
    [id],
  );
  if (!start) return false;
  const { ticket } = start.content;
  const ticket_hash = typeof ticket === 'string' ? Buffer.from(ticket, 'hex') : null;
  return isSender(visit, { owner_id: start.account_id, ticket_hash });
}
