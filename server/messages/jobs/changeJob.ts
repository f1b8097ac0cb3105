import type { RecordParts } from '../../records/context/recordParts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { type JobKind, type JobState, jobTables } from './jobKinds.ts';
import { jobUnknown } from './jobs.errors.ts';

interface Chosen {
  kind: JobKind;
  id: string;
  logChange: ChangeLog;
}

/** Does a job again that failed, was called off, was kept, or waits for its next try. */
export async function repeatJob(app: RecordParts, visit: Pick<Visit, 'db' | 'site'>, chosen: Chosen): Promise<void> {
  const { again } = jobTables[chosen.kind];
  await changeState(visit, chosen, {
    set: `status = 'waiting', next_at = now(), ${again}`,
    from: ['failed', 'cancelled', 'kept', 'waiting'],
  });
  await jobTables[chosen.kind].wake(app, visit.site.id);
}

/** Calls off a job that waits or has failed; what is being done goes on. */
export async function cancelJob(visit: Pick<Visit, 'db'>, chosen: Chosen): Promise<void> {
  await changeState(visit, chosen, { set: `status = 'cancelled'`, from: ['waiting', 'failed', 'kept'] });
}

async function changeState(
  { db }: Pick<Visit, 'db'>,
  { kind, id, logChange }: Chosen,
  { set, from }: { set: string; from: JobState[] },
): Promise<void> {
  const { table, states } = jobTables[kind];
  const names = Object.keys(states).filter((name) => from.includes(states[name] as JobState) && name !== 'withheld'); // a key of it
  await db.transaction(async (tx) => {
    const changed = await tx.run(
      `update ${table} set ${set} where site_id = current_site() and id::text = $1 and status = any ($2)`,
      [id, names],
    );
    if (changed === 0) throw jobUnknown();
    await logChange(tx);
  });
}
