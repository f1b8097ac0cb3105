import type { Json, JsonObject, Text } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RunRow } from './flowRows.ts';
import { wakeRun } from './lease.ts';

export type RunEnd =
  | { status: 'done'; vars: JsonObject }
  | { status: 'failed' | 'cancelled'; key?: string; error: Text | string };

/** Ends a run that is locked, and lets the run go on that waits for it. */
export async function endRun(
  tx: TenantDb,
  run: Pick<RunRow, 'id' | 'parent_id' | 'parent_key'>,
  end: RunEnd,
): Promise<void> {
  const isDone = end.status === 'done';
  await Promise.all([
    tx.run(
      `update flow_run set status = $2, failed_key = $3, error = $4, next_at = null, finished_at = now(), lease = lease + 1
       where site_id = current_site() and id = $1`,
      [run.id, end.status, isDone ? null : (end.key ?? null), isDone ? null : JSON.stringify(end.error)],
    ),
    tx.run(
      `update flow_approval set status = 'ended'
       where site_id = current_site() and run_id = $1 and status in ('next', 'waiting')`,
      [run.id],
    ),
  ]);
  if (run.parent_id === null) return;
  const output: Json = isDone ? { run: run.id, vars: end.vars } : { run: run.id };
  // Before its step: a worker that has the run must see the step ended, or be over when it is woken.
  await tx.run('select 1 from flow_run where site_id = current_site() and id = $1 for update', [run.parent_id]);
  const ended = await tx.run(
    `update flow_step set status = $3, output = $4, error = $5, finished_at = clock_timestamp()
     where site_id = current_site() and run_id = $1 and key = $2 and status = 'waiting'`,
    [
      run.parent_id,
      run.parent_key,
      isDone ? 'done' : 'failed',
      JSON.stringify(output),
      isDone ? null : JSON.stringify(end.error),
    ],
  );
  if (ended > 0) await wakeRun(tx, run.parent_id);
}
