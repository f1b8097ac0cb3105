import type { TenantDb } from '../platform/db/tenantDb.ts';
import { setterRoles } from '../sites/guards.ts';
import type { SignedInVisit } from '../sites/visit.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { flowRunUnknown } from './flows.errors.ts';

const mostSteps = 2_500;

/** A run that this person may see: their own, and for administrators every one of the site. */
export async function requireRun(
  db: TenantDb,
  { session }: SignedInVisit,
  { id, own, lock = false }: { id: string; own: boolean; lock?: boolean },
): Promise<RunRow> {
  const [run] = await db.query<RunRow>(
    `select * from flow_run where site_id = current_site() and id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  const mayAll = !own && setterRoles.includes(session.role);
  if (!run || (!mayAll && run.account_id !== session.userId)) throw flowRunUnknown();
  return run;
}

/** A run with its steps, in the order in which they began. */
export async function readRun(visit: SignedInVisit, id: string) {
  const run = await requireRun(visit.db, visit, { id, own: false });
  const steps = await visit.db.query<StepRow>(
    `select * from flow_step where site_id = current_site() and run_id = $1 order by id limit ${mostSteps}`,
    [id],
  );
  return {
    ...presentRun(run),
    input: run.input,
    // What a flow is made of is its writers' business: it names addresses, people and rules.
    definition: setterRoles.includes(visit.session.role) ? run.definition : null,
    steps: steps.map((step) => ({
      ...{ key: step.key, code: step.code, status: step.status, attempts: step.attempts },
      ...{ input: step.input, output: step.output, error: step.error, waitUntil: step.wait_until },
      ...{ startedAt: step.started_at, finishedAt: step.finished_at },
    })),
  };
}

/** The newest runs of a flow, or of all. */
export async function listRuns(
  visit: SignedInVisit,
  { flow, status, page, limit }: { flow?: string; status?: string; page: number; limit: number },
) {
  const rows = await visit.db.query<RunRow & { total: number }>(
    `select *, count(*) over ()::int as total from flow_run
     where site_id = current_site() and ($1::text is null or flow_id = $1) and ($2::text is null or status = $2)
     order by created_at desc, id limit $3 offset $4`,
    [flow ?? null, status ?? null, limit, (page - 1) * limit],
  );
  return { runs: rows.map(presentRun), total: rows[0]?.total ?? 0 };
}

function presentRun(run: RunRow) {
  return {
    ...{ id: run.id, flow: run.flow_id, version: run.flow_version, person: run.account_id, parent: run.parent_id },
    ...{ status: run.status, failedStep: run.failed_key, error: run.error, trigger: run.trigger },
    ...{ createdAt: run.created_at, finishedAt: run.finished_at },
  };
}
