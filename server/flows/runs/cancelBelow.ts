import type { TenantDb } from '../../platform/db/tenantDb.ts';

/** Cancels the sub-flows of a run, and theirs; with `inside`, those of steps whose key begins so. */
export async function cancelBelow(tx: TenantDb, { id, inside = '' }: { id: string; inside?: string }): Promise<void> {
  await tx.run(
    `with recursive below as (
       select id from flow_run where site_id = current_site() and parent_id = $1 and starts_with(parent_key, $2)
       union select r.id from flow_run r join below on r.parent_id = below.id where r.site_id = current_site())
     update flow_run set status = 'cancelled', lease = lease + 1, next_at = null, finished_at = now()
     where site_id = current_site() and id in (select id from below) and status in ('queued', 'running', 'waiting')`,
    [id, inside],
  );
}
