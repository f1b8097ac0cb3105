import type { StepResult } from '../../engine/flow/nextStep.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { holdRun } from './lease.ts';

/** What is stored of a run. A step that waited for a time has ended by now; one that nobody answered in time has failed. */
export function readResults(db: TenantDb, run: RunRow): Promise<Map<string, StepResult>> {
  return db.transaction(async (tx) => {
    await holdRun(tx, run);
    await tx.run(
      `update flow_step set finished_at = clock_timestamp(), output = '{}',
         status = case when code in ('wait', 'countdown') then 'done' else 'failed' end,
         error = case when code in ('wait', 'countdown') then null else 'nobody answered in time' end
       where site_id = current_site() and run_id = $1 and status = 'waiting' and wait_until <= now()`,
      [run.id],
    );
    const rows = await tx.query<StepRow>(
      'select key, status, output, error from flow_step where site_id = current_site() and run_id = $1',
      [run.id],
    );
    return new Map(rows.map(({ key, status, output, error }) => [key, { status, output, error }]));
  });
}
