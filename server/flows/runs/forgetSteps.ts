import { listRetaken } from '../../../engine/flow/listRetaken.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { flowStepUnknown } from './flows.errors.ts';

/** A run that goes on forgets how it ended: the step that failed, what waited, and what was done about the failure. */
export async function forgetEnd(tx: TenantDb, { id, failed_key }: RunRow): Promise<void> {
  await tx.run(
    `delete from flow_step where site_id = current_site() and run_id = $1
       and (key like '!error/%' or status = 'waiting' or key = $2)`,
    [id, failed_key],
  );
  await forgetSeats(tx, id);
}

/** The same from a step on that it took; what was done about a failure stays where that step is part of it. */
export async function forgetFrom(tx: TenantDb, run: RunRow, key: string): Promise<void> {
  const taken = await tx.query<Pick<StepRow, 'key' | 'code'>>(
    'select key, code from flow_step where site_id = current_site() and run_id = $1 order by id',
    [run.id],
  );
  if (!taken.some((step) => step.key === key)) throw flowStepUnknown({ name: key });
  await tx.run('delete from flow_step where site_id = current_site() and run_id = $1 and key = any ($2)', [
    run.id,
    listRetaken(taken, key),
  ]);
  if (key.startsWith('!error/')) await forgetSeats(tx, run.id);
  else await forgetEnd(tx, run);
}

/** A step that is taken again asks again. */
async function forgetSeats(tx: TenantDb, id: string): Promise<void> {
  await tx.run(
    `delete from flow_approval a where site_id = current_site() and run_id = $1 and not exists (
       select 1 from flow_step s where s.site_id = a.site_id and s.run_id = a.run_id and s.key = a.step_key and s.status = 'done')`,
    [id],
  );
}
