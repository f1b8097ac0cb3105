import type { JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RecordStart } from './noteFlowStarts.ts';

/** Notes what a new member starts, in the transaction in which they join; accounts are written by their own calls, not as records. */
export async function noteMemberStart(tx: TenantDb, member: JsonObject & { id: string }): Promise<void> {
  const content: RecordStart = {
    ...{ at: new Date().toISOString(), event: 'create', collection: 'user', id: member.id, changed: [] },
    ...{ record: member, before: null },
  };
  await tx.run(
    `insert into flow_start (site_id, flow_id, trigger_uid, content)
     select site_id, flow_id, uid, $1 from flow_trigger
     where site_id = current_site() and enabled and code = 'record' and params->>'collection' = 'user'
       and params->>'on' = 'created'`,
    [JSON.stringify(content)],
  );
}
