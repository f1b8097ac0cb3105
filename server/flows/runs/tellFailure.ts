import { corePaths, type Text } from '../../../schemas/index.ts';
import { findPeople } from '../../messages/notifications/findPeople.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import { systemActor } from '../../records/context/actor.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import { openRecords } from '../../records/openRecords.ts';
import { setterRoles } from '../../sites/guards.ts';
import type { FlowParts } from './flowParts.ts';
import type { RunRow } from './flowRows.ts';
import { readNames } from './readNames.ts';

/** Notifies the administrators of a run that failed; of a flow that fails again and again once a day. Never throws. */
export async function tellFailure(app: FlowParts, run: RunRow, error: Text | string): Promise<void> {
  try {
    const records = await openRecords(app, { siteId: run.site_id, actor: systemActor });
    const flows = records.context.collections.serving('flows')?.collection.name;
    const titles = flows ? await readNames(records, flows, { field: 'title', ids: [run.flow_id] }) : {};
    const title = titles[run.flow_id] ?? '';
    for (const user of await findPeople(narrowRecords(records), { people: [], roles: setterRoles }))
      await notifyPersonSafely(app, run.site_id, {
        user,
        kind: 'error',
        topic: 'flow',
        title: { th: `โฟลว์ “${title}” ล้มเหลว`, en: `The flow “${title}” failed` },
        text: typeof error === 'string' ? { th: error, en: error } : error,
        path: `${corePaths.flowRuns}?runs.run=${encodeURIComponent(run.id)}`,
        key: `flow ${run.flow_id} failed ${app.clock.now().toISOString().slice(0, 10)}`,
      });
  } catch (reason) {
    app.log.warn({ err: reason, run: run.id }, 'nobody could be told of a failed run');
  }
}
