import type { Json, JsonObject, Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow } from './flowRows.ts';
import { wakeRun } from './lease.ts';

export type RunEnd =
  | { status: 'done'; vars: JsonObject }
  | { status: 'failed' | 'cancelled'; key?: string; error: Text | string };

export interface EndedRun {
  run: Pick<RunRow, 'id' | 'parent_id' | 'parent_key'>;
  end: RunEnd;
}

/** Ends runs that are locked, and lets the runs go on that wait for them. */
export async function endRuns(tx: TenantDb, ended: readonly EndedRun[]): Promise<void> {
  const ids = ended.map(({ run }) => run.id);
  const failures = ended.map(({ end }) => (end.status === 'done' ? undefined : end));
  await Promise.all([
    tx.run({
      name: 'end_runs',
      text: `update flow_run set status = ended.status, failed_key = ended.key, error = ended.error::jsonb, next_at = null,
           finished_at = now(), lease = lease + 1
         from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as ended (id, status, key, error)
         where site_id = current_site() and flow_run.id = ended.id`,
      values: [
        ...[ids, ended.map(({ end }) => end.status), failures.map((failure) => failure?.key ?? null)],
        failures.map((failure) => (failure ? JSON.stringify(failure.error) : null)),
      ],
    }),
    tx.run({
      name: 'end_seats_of_runs',
      text: `update flow_approval set status = 'ended'
         where site_id = current_site() and run_id = any ($1) and status in ('next', 'waiting')`,
      values: [ids],
    }),
  ]);
  // In one order everywhere: two workers that end sub-flows of the same runs do not wait for each other.
  const below = ended.filter(({ run }) => run.parent_id !== null);
  for (const each of below.toSorted((one, other) => (String(one.run.parent_id) < String(other.run.parent_id) ? -1 : 1)))
    await answerParent(tx, each);
}

async function answerParent(tx: TenantDb, { run, end }: EndedRun): Promise<void> {
  const isDone = end.status === 'done';
  const output: Json = isDone ? { run: run.id, vars: end.vars } : { run: run.id };
  // Before its step: a worker that has the run must see the step ended, or be over when it is woken.
  await tx.run('select 1 from flow_run where site_id = current_site() and id = $1 for update', [run.parent_id]);
  const ended = await tx.run(
    `update flow_step set status = $3, output = $4, error = $5, finished_at = clock_timestamp()
     where site_id = current_site() and run_id = $1 and key = $2 and status = 'waiting'`,
    [
      ...[run.parent_id, run.parent_key, isDone ? 'done' : 'failed', JSON.stringify(output)],
      isDone ? null : JSON.stringify(end.error),
    ],
  );
  if (ended > 0) await wakeRun(tx, String(run.parent_id));
}
