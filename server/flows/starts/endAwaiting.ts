import type { RecordParts } from '../../records/context/recordParts.ts';
import { awaitedPrefix } from '../../records/tell/keepFlowTriggers.ts';
import type { RecordStart } from '../../records/tell/noteFlowStarts.ts';
import { wakeRun } from '../runs/lease.ts';
import type { StartRow } from './readStart.ts';

/** Whether what was noted is what steps wait for, and starts nothing. */
export function isAwaited({ trigger_uid }: StartRow): boolean {
  return trigger_uid.startsWith(awaitedPrefix);
}

/** Ends the steps of this flow that wait for the event; answers whether it was done here, and not by another process. */
export function endAwaiting(app: RecordParts, { id, site_id, flow_id, content }: StartRow): Promise<boolean> {
  const { collection, id: record, event, at } = content as RecordStart; // noted by records
  const output = JSON.stringify({ happened: true, event, at });
  return app.db.site(site_id).transaction(async (tx) => {
    const taken = await tx.run('delete from flow_start where site_id = current_site() and id = $1', [id]);
    if (taken === 0) return false;
    // Before their steps: a worker that has the run must see the step ended, or be over when it is woken.
    const runs = await tx.query<{ id: string }>(
      `select r.id from flow_run r where r.site_id = current_site() and r.flow_id = $1
         and r.status in ('queued', 'running', 'waiting') and exists (
           select 1 from flow_step s where s.site_id = r.site_id and s.run_id = r.id and ${isWaiting})
       order by r.id for update`,
      [flow_id, collection, record, event],
    );
    for (const run of runs) {
      await tx.run(
        `update flow_step s set status = 'done', output = $1, finished_at = clock_timestamp()
         where s.site_id = current_site() and s.run_id = $5 and ${isWaiting}`,
        [output, collection, record, event, run.id],
      );
      await wakeRun(tx, run.id);
    }
    return true;
  });
}

const isWaiting = `s.code = 'await' and s.status = 'waiting' and s.error is null and s.input->>'collection' = $2
  and s.input->>'id' = $3 and coalesce(s.input->>'event', $4) = $4`;
