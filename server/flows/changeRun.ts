import { onlyDecides } from '../../engine/flow/onlyDecides.ts';
import { statesBefore } from '../../engine/flow/runStates.ts';
import { flowLimits, type JsonObject } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RecordParts } from '../records/context/recordParts.ts';
import { flowTopic } from '../records/tell/noteFlowStarts.ts';
import type { ChangeLog } from '../sites/audit/writeAudit.ts';
import type { SignedInVisit, Visit } from '../sites/visit.ts';
import { pageSteps, requirePageOf } from './readRunPage.ts';
import { cancelBelow } from './runs/cancelBelow.ts';
import { endRuns } from './runs/endRuns.ts';
import type { RunRow } from './runs/flowRows.ts';
import { flowInputTooLarge, flowRunState } from './runs/flows.errors.ts';
import { forgetEnd, forgetFrom } from './runs/forgetSteps.ts';
import { wakeRun } from './runs/lease.ts';
import { requireRun } from './runs/readRun.ts';
import { refreshInput } from './starts/refreshInput.ts';
import { loadFlow, type NewRun, startRun } from './starts/startRun.ts';

interface RunChange {
  id: string;
  logChange: ChangeLog;
}

/** Gives the page's answer to the step that waits for it. */
export async function answerRun(
  app: RecordParts,
  visit: Visit,
  { id, key, answer, logChange }: RunChange & { key: string; answer: JsonObject },
): Promise<void> {
  const text = JSON.stringify(answer);
  if (text.length > flowLimits.output) throw flowInputTooLarge();
  const find = (tx: TenantDb) => requirePageOf(tx, visit, { id, lock: true });
  await change(app, visit, { find, logChange, event: 'ANSWER' }, async (tx, run) => {
    const answered = await tx.run(
      `update flow_step set status = 'done', finished_at = clock_timestamp(),
         output = case when code = 'login' then $3::jsonb || $5::jsonb else $3 end
       where site_id = current_site() and run_id = $1 and key = $2 and status = 'waiting' and code = any ($4)`,
      [run.id, key, text, pageSteps, JSON.stringify(signedInNow(visit))],
    );
    if (answered === 0) throw flowRunState();
    if (run.account_id === visit.session?.userId) await noteActing(tx, visit, run);
    await wakeRun(tx, run.id);
  });
}

/** What a page says of signing in counts only where it is true. */
function signedInNow({ session }: Visit): JsonObject {
  if (!session || session.apiKey) return { accepted: false, person: null };
  return { accepted: true, person: { id: session.userId, name: session.name } };
}

/** Ends a run, and those that it waits for. What its steps did stays done. */
export async function cancelRun(app: RecordParts, visit: SignedInVisit, { id, logChange }: RunChange): Promise<void> {
  await change(app, visit, { find: findLocked(visit, id), logChange, event: 'CANCEL' }, async (tx, run) => {
    await cancelBelow(tx, run);
    await endRuns(tx, [{ run, end: { status: 'cancelled', error: { th: 'ถูกยกเลิก', en: 'Cancelled' } } }]);
  });
}

/**
 * Goes on at the step that failed, or where the run was cancelled, with the definition that the run began with. With `newest`, it has
 * that of its flow as it is now: steps that are done stay done, others are found by their uids.
 */
export async function resumeRun(
  app: RecordParts,
  visit: SignedInVisit,
  { id, newest = false, logChange }: RunChange & { newest?: boolean },
): Promise<void> {
  const flow = newest ? await loadFlowOf(app, visit, id) : undefined;
  await change(app, visit, { find: findLocked(visit, id), logChange, event: 'RESUME' }, async (tx, run) => {
    if (flow) await adopt(tx, run, flow);
    await refreshInput(app, tx, run);
    await forgetEnd(tx, run);
    await queueAgain(tx, visit, run);
  });
}

/** Goes on at a step that the run took, whatever became of it: that one and all that came after it are taken again, and do what they do anew. */
export async function retakeRun(
  app: RecordParts,
  visit: SignedInVisit,
  { id, key, newest = false, logChange }: RunChange & { key: string; newest?: boolean },
): Promise<void> {
  const flow = newest ? await loadFlowOf(app, visit, id) : undefined;
  await change(app, visit, { find: findLocked(visit, id), logChange, event: 'RETAKE' }, async (tx, run) => {
    if (flow) await adopt(tx, run, flow);
    await refreshInput(app, tx, run);
    await forgetFrom(tx, run, key);
    await cancelBelow(tx, run);
    await tx.run('update flow_run set retaken = retaken + 1 where site_id = current_site() and id = $1', [run.id]);
    await queueAgain(tx, visit, run);
  });
}

/** Starts the flow as it is now with what this run was given, for the person who asks. */
export async function repeatRun(
  app: RecordParts,
  visit: SignedInVisit,
  { id, logChange }: RunChange,
): Promise<{ id: string }> {
  const { flow_id, input } = await requireRun(visit.db, visit, { id });
  return startRun(app, visit, { id: flow_id, input, logChange });
}

async function loadFlowOf(app: RecordParts, visit: SignedInVisit, id: string) {
  const run = await requireRun(visit.db, visit, { id });
  return loadFlow(app, visit.site.id, { id: run.flow_id, starter: visit.session });
}

type RunEventName = 'ANSWER' | 'CANCEL' | 'RESUME' | 'RETAKE';
type FindRun = (tx: TenantDb) => Promise<RunRow>;

function findLocked(visit: SignedInVisit, id: string): FindRun {
  return (tx) => requireRun(tx, visit, { id, lock: true });
}

async function change(
  app: RecordParts,
  { db }: Visit,
  { find, logChange, event }: { find: FindRun; logChange: ChangeLog; event: RunEventName },
  work: (tx: TenantDb, run: RunRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await find(tx);
    if (!statesBefore(event).includes(run.status)) throw flowRunState();
    await work(tx, run);
    await logChange(tx);
  });
  await app.queue.publish(flowTopic, {});
}

/** What is done stays done; steps that the newer definition has by the same uids keep their results. */
async function adopt(tx: TenantDb, { id }: RunRow, { definition, version }: NewRun['flow']): Promise<void> {
  await tx.run(
    `update flow_run set definition = $2, flow_version = $3, only_decides = $4 where site_id = current_site() and id = $1`,
    [id, JSON.stringify(definition), version, onlyDecides(definition)],
  );
}

async function queueAgain(tx: TenantDb, visit: Visit, run: RunRow): Promise<void> {
  await noteActing(tx, visit, run);
  await tx.run(
    `update flow_run set status = 'queued', next_at = now(), finished_at = null, error = null, failed_key = null
     where site_id = current_site() and id = $1`,
    [run.id],
  );
}

/**
 * What a run does after somebody who was let in for a person has had it go on, is done by them, and so is what the runs do that wait
 * for it. A worker that has one of them loses it, since it would go on as before.
 */
async function noteActing(tx: TenantDb, { session }: Visit, { id }: RunRow): Promise<void> {
  if (session?.openedBy !== undefined) await tx.run(noteActingSql, [id, session.openedBy]);
}

const noteActingSql = `
  with recursive above as (
    select id, parent_id from flow_run where site_id = current_site() and id = $1
    union all
    select r.id, r.parent_id from flow_run r join above on r.id = above.parent_id where r.site_id = current_site()
  )
  update flow_run set impersonal = true, acted_by = $2, lease = lease + 1,
    status = case status when 'running' then 'queued' else status end,
    next_at = case status when 'running' then now() else next_at end
  where site_id = current_site() and id in (select id from above)`;
