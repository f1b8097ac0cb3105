import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findMember } from '../../records/find/findMember.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { placeOf } from '../runs/readRun.ts';

/**
 * A run that goes on reads the record that started it anew: whoever put it right expects the step that failed to find that. What steps
 * before it gave and decided stays. Where the person of the run may not read it any more, it has what it began with.
 */
export async function refreshInput(app: RecordParts, tx: TenantDb, run: RunRow): Promise<void> {
  const place = placeOf(run.trigger);
  if (!place || !isJsonObject(run.input.record)) return;
  const site = await app.sites.byId(run.site_id);
  const actor = site && (await findMember(app, site, run.account_id));
  if (!actor) return;
  const records = await openRecords(app, { siteId: run.site_id, actor });
  if (!records.context.collections.get(place.collection)) return;
  const [record] = (await records.find(place.collection, { filter: { id: place.id }, limit: 1 })).data;
  if (!record) return;
  const input: JsonObject = { ...run.input, record };
  await tx.run('update flow_run set input = $2 where site_id = current_site() and id = $1', [
    run.id,
    JSON.stringify(input),
  ]);
}
