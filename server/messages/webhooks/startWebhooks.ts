import { startLoop, type Woken } from '../../platform/startLoop.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { webhookTopic } from '../../records/tell/noteDeliveries.ts';
import { deliverWaiting } from './deliver.ts';

const sweepMs = 10_000;

/** Delivers webhooks from this process: at once when woken, and in sweeps for retries and what was left. */
export function startWebhooks(app: RecordParts): Promise<() => Promise<void>> {
  const work = (isStopping: () => boolean, woken: Woken) => deliverWaiting(app, isStopping, woken);
  return startLoop(app, { name: 'delivering webhooks', topic: webhookTopic, sweepMs, work });
}

const keptDays = 30;

/** What was delivered, or could not be, is kept for a month. */
export async function sweepDeliveries({ db }: Pick<RecordParts, 'db'>): Promise<void> {
  await db.platform.query(`delete from webhook_delivery where created_at < now() - interval '${keptDays} days'`);
}
