import type { StepResult } from '../../../engine/flow/nextStep.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { cancelBelow } from './cancelBelow.ts';
import type { RunRow } from './flowRows.ts';
import { holdRun } from './lease.ts';
import { endStep } from './storeStep.ts';

/** Stores which branches of a parallel step count, and gives up what waits in the others. */
export function joinBranches(
  db: TenantDb,
  run: RunRow,
  { key, branches }: { key: string; branches: number[] },
): Promise<StepResult> {
  const result: StepResult = { status: 'done', output: branches };
  const inside = key.slice(0, -'joined'.length);
  return db.transaction(async (tx) => {
    await holdRun(tx, run);
    await endStep(tx, run, { key, code: 'parallel', result });
    await tx.run(
      `update flow_step set status = 'skipped', finished_at = clock_timestamp()
       where site_id = current_site() and run_id = $1 and starts_with(key, $2) and status in ('waiting', 'running')`,
      [run.id, inside],
    );
    await tx.run(
      `update flow_approval set status = 'ended'
       where site_id = current_site() and run_id = $1 and starts_with(step_key, $2) and status in ('next', 'waiting')`,
      [run.id, inside],
    );
    await cancelBelow(tx, { id: run.id, inside });
    return result;
  });
}
