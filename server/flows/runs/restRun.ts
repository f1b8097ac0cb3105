import { nextStep } from '../../../engine/flow/nextStep.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow } from './flowRows.ts';
import { LeaseLost } from './lease.ts';
import { readResults, type StoredResults } from './readResults.ts';

/**
 * Lets a run rest until the first of what it waits for ends by itself; answered with what is stored where somebody has answered
 * meanwhile, so that nothing is waited for that is there.
 */
export function restRun(db: TenantDb, run: RunRow): Promise<StoredResults | undefined> {
  return db.transaction(async (tx) => {
    const stored = await readResults(tx, run);
    if (nextStep(run.definition, stored.results).kind !== 'waiting') return stored;
    const released = await tx.run(
      `update flow_run set status = 'waiting', next_at = coalesce(
         (select min(wait_until) from flow_step s
          where s.site_id = current_site() and s.run_id = flow_run.id and s.status = 'waiting'), now() + interval '1 minute')
       where site_id = current_site() and id = $1 and lease = $2 and status = 'running'`,
      [run.id, run.lease],
    );
    if (released === 0) throw new LeaseLost(run);
    return undefined;
  });
}
