import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RunRow } from './flowRows.ts';

/** The run was taken over, cancelled or removed: whoever meets this leaves it alone. */
export class LeaseLost extends Error {
  constructor({ id }: Pick<RunRow, 'id'>) {
    super(`run ${id} is no longer ours`);
  }
}

/** Locks the run `$1` and renews its lease `$2`; gives no row where it is another's. */
export const holdSql = `
  update flow_run set next_at = now() + interval '1 minute'
  where site_id = current_site() and id = $1 and lease = $2 and status = 'running' returning id`;

/** Locks the run for this transaction and renews its lease; throws where it is another's. */
export async function holdRun(tx: TenantDb, run: RunRow): Promise<void> {
  const held = await tx.run({ name: 'hold_run', text: holdSql, values: [run.id, run.lease] });
  if (held === 0) throw new LeaseLost(run);
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
