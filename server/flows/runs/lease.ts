import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow } from './flowRows.ts';

type Held = Pick<RunRow, 'id' | 'lease'>;

/** The run was taken over, cancelled or removed: a worker that catches this stops working on it. */
export class LeaseLost extends Error {
  constructor({ id }: Pick<RunRow, 'id'>) {
    super(`run ${id} is no longer ours`);
  }
}

/**
 * Locks those of the runs `$1` that are ours by the leases `$2`: `held`. A lease is renewed before its last fifty seconds only, longer
 * than a step may take, because a run that is written anew costs as much as a step.
 */
export const holdSql = `
  with held as (
    select r.id from flow_run r join unnest($1::text[], $2::int[]) as ours (id, lease) on r.id = ours.id and r.lease = ours.lease
    where r.site_id = current_site() and r.status = 'running' order by r.id for no key update of r
  ), renewed as (
    update flow_run set next_at = now() + interval '1 minute'
    where site_id = current_site() and id in (select id from held) and next_at < now() + interval '50 seconds'
  )`;

export const holdValues = (runs: readonly Held[]) => [runs.map(({ id }) => id), runs.map(({ lease }) => lease)];

/** Locks the runs for this transaction; answers the ids of those that are still ours. */
export async function holdRuns(tx: TenantDb, runs: readonly Held[]): Promise<Set<string>> {
  const held = await tx.query<Pick<RunRow, 'id'>>({
    name: 'hold_runs',
    text: `${holdSql} select id from held`,
    values: holdValues(runs),
  });
  return new Set(held.map(({ id }) => id));
}

/** Locks the run for this transaction; throws where it is another's. */
export async function holdRun(tx: TenantDb, run: Held): Promise<void> {
  if (!(await holdRuns(tx, [run])).has(run.id)) throw new LeaseLost(run);
}

/** Lets the run go, so that others have their turn. */
export async function yieldRun(tx: TenantDb, run: RunRow): Promise<void> {
  const released = await tx.run(
    `update flow_run set status = 'queued', next_at = now()
     where site_id = current_site() and id = $1 and lease = $2 and status = 'running'`,
    [run.id, run.lease],
  );
  if (released === 0) throw new LeaseLost(run);
}

/** Lets a run go on at once whose step was answered; one that a worker has finds the answer before it rests. */
export async function wakeRun(tx: TenantDb, id: string): Promise<void> {
  await tx.run(
    `update flow_run set status = 'queued', next_at = now()
     where site_id = current_site() and id = $1 and status in ('queued', 'waiting')`,
    [id],
  );
}
