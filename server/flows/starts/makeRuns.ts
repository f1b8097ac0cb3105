import { createId } from '../../../engine/record/createId.ts';
import { flowLimits, type Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { endRuns } from '../runs/endRuns.ts';
import { endAwaiting, isAwaited } from './endAwaiting.ts';
import { readStart, type StartRow } from './readStart.ts';
import { insertRun, type NewRun } from './startRun.ts';

const atOnce = 50;
const mostAttempts = 5;

/** Makes runs of the starts that were noted, in their order and sites in turns, until none is left. */
export async function makeRuns(app: RecordParts, isStopping = () => false): Promise<void> {
  for (;;) {
    const starts = isStopping() ? [] : await app.db.platform.query<StartRow>(dueSql, [atOnce]);
    let made = 0;
    for (const start of starts) if (await makeRun(app, start)) made += 1;
    // What another process is making now, or what failed, is left to it and to the next sweep.
    if (made === 0) return;
  }
}

const dueSql = `
  select due.* from site cross join lateral (
    select s.*, row_number() over (order by s.id) as place from (
      select * from flow_start where flow_start.site_id = site.site_id and next_at <= now() order by id limit $1
    ) as s
  ) as due where site.suspended_at is null order by due.place, due.id limit $1`;

/** Whether this start was dealt with: once, whoever else tries. */
async function makeRun(app: RecordParts, start: StartRow): Promise<boolean> {
  const db = app.db.site(start.site_id);
  try {
    if (isAwaited(start)) return await endAwaiting(app, start);
    const run = await readStart(app, start);
    return await db.transaction(async (tx) => {
      const taken = await tx.run('delete from flow_start where site_id = current_site() and id = $1', [start.id]);
      if (taken > 0 && run) await insertStarted(tx, start, run);
      return taken > 0;
    });
  } catch (error) {
    app.log.error({ err: error, flow: start.flow_id }, 'the start of a flow');
    await db.run(
      start.attempts >= mostAttempts
        ? 'delete from flow_start where site_id = current_site() and id = $1'
        : `update flow_start set attempts = attempts + 1, next_at = now() + interval '30 seconds'
           where site_id = current_site() and id = $1`,
      [start.id],
    );
    return false;
  }
}

const tooLarge = { th: 'ไม่ได้เริ่ม: ข้อมูลเข้าใหญ่เกินไป', en: 'Not begun: its input is too large' };

/** A run that may not begin is kept with its reason, so that whoever looks for it finds out why. */
async function insertStarted(tx: TenantDb, start: StartRow, run: NewRun & { refusal?: Text }): Promise<void> {
  const id = run.id ?? createId('flowrun');
  const isLarge = JSON.stringify(run.input).length > flowLimits.output;
  const refusal = isLarge ? tooLarge : (run.refusal ?? (await refuseLoop(tx, start, run)));
  await insertRun(tx, { ...run, id, ...(isLarge && { input: {} }) });
  if (refusal !== undefined)
    await endRuns(tx, [{ run: { id, parent_id: null, parent_key: null }, end: { status: 'failed', error: refusal } }]);
}

/** A flow that starts itself by what it changes would go on for ever. */
async function refuseLoop(tx: TenantDb, { depth }: StartRow, { flow, record }: NewRun): Promise<Text | undefined> {
  if (depth > flowLimits.chain)
    return {
      th: `ไม่ได้เริ่ม: ${flowLimits.chain} การรันเริ่มต่อกันเองด้วยสิ่งที่แก้ไข`,
      en: `Not begun: ${flowLimits.chain} runs have started one another by what they changed, this would be the next`,
    };
  if (record === undefined) return undefined;
  const [recent] = await tx.query<{ count: number }>(
    `select count(*)::int as count from flow_run where site_id = current_site() and flow_id = $1 and trigger_record = $2
       and created_at > now() - interval '10 minutes'`,
    [flow.id, record],
  );
  if ((recent?.count ?? 0) < flowLimits.startsOfRecord) return undefined;
  return {
    th: `ไม่ได้เริ่ม: การแก้ไขรายการเดียวเริ่มโฟลว์นี้ ${flowLimits.startsOfRecord} ครั้งภายในสิบนาที`,
    en: `Not begun: changes of one record have started this flow ${flowLimits.startsOfRecord} times within ten minutes`,
  };
}
