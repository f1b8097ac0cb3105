import { startLoop, type Woken } from '../../platform/startLoop.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { noticeTopic } from '../../records/tell/noteNotices.ts';
import { deliverNotices } from './deliverNotices.ts';

const sweepMs = 30_000;
const keptDays = 30;

/** Tells people outside of Sala from this process: when something is noted, and in sweeps for what is due later. */
export function startNotices(app: RecordParts): Promise<() => Promise<void>> {
  const work = (isStopping: () => boolean, woken: Woken) => deliverNotices(app, isStopping, woken);
  return startLoop(app, { name: 'telling people', topic: noticeTopic, sweepMs, work });
}

/** What was sent, or could not be, is kept for a month. */
export async function sweepNotices({ db }: Pick<RecordParts, 'db'>): Promise<void> {
  await db.platform.query(
    `delete from notice_delivery where status in ('done', 'failed') and created_at < now() - interval '${keptDays} days'`,
  );
}
