import { nextStart } from '../../../engine/flow/nextStart.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords } from '../../records/openRecords.ts';

interface DueTrigger {
  site_id: string;
  flow_id: string;
  uid: string;
  params: JsonObject;
  next_at: string;
}

/** Starts the flows whose time has come; times that passed while no worker ran start a flow once. */
export async function noteSchedules(app: RecordParts): Promise<void> {
  const due = await app.db.platform.query<DueTrigger>(
    `select flow_trigger.site_id, flow_id, uid, params, next_at from flow_trigger join site using (site_id)
     where enabled and next_at <= $1 and suspended_at is null order by next_at limit 500`,
    [app.clock.now().toISOString()],
  );
  for (const trigger of due)
    await noteSchedule(app, trigger).catch((error: unknown) =>
      app.log.error({ err: error, flow: trigger.flow_id }, 'the schedule of a flow'),
    );
}

async function noteSchedule(app: RecordParts, { site_id, flow_id, uid, params, next_at }: DueTrigger): Promise<void> {
  const { context } = await openRecords(app, { siteId: site_id, actor: systemActor });
  const siteTime = { timeZone: context.site.timeZone, holidays: context.holidays };
  const dueAt = new Date(next_at);
  // Another time zone, or a holiday that was added: then it comes at another time than was planned.
  const isDue = nextStart(params, new Date(dueAt.getTime() - 1).toISOString(), siteTime) === dueAt.toISOString();
  const next = nextStart(params, app.clock.now().toISOString(), siteTime);
  await context.db.transaction(async (tx) => {
    const mine = await tx.run(
      `update flow_trigger set next_at = $4
       where site_id = current_site() and flow_id = $1 and uid = $2 and next_at = $3 and enabled`,
      [flow_id, uid, next_at, next ?? null],
    );
    if (mine === 0 || !isDue) return;
    await tx.run(
      `insert into flow_start (site_id, flow_id, trigger_uid, content) values (current_site(), $1, $2, $3)`,
      [flow_id, uid, JSON.stringify({ at: dueAt.toISOString() })],
    );
  });
}
