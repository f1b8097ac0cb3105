import { webhookTopic } from '../../records/noteDeliveries.ts';
import type { RecordParts } from '../../records/recordParts.ts';
import { deliverWaiting } from './deliver.ts';

const sweepMs = 10_000;

/** Delivers webhooks from this process: at once when woken, and in sweeps for retries and what was left. */
export async function startWebhooks(app: RecordParts): Promise<() => Promise<void>> {
  let running: Promise<unknown> | undefined;
  let again = false;
  let stopping = false;
  const sweep = () => {
    if (running) {
      again = true;
      return;
    }
    running = deliverWaiting(app, () => stopping)
      .catch((error: unknown) => app.log.error({ err: error }, 'delivering webhooks'))
      .finally(() => {
        running = undefined;
        if (!again || stopping) return;
        again = false;
        sweep();
      });
  };
  const unsubscribe = await app.queue.subscribe(webhookTopic, sweep);
  const timer = setInterval(sweep, sweepMs);
  sweep();
  return async () => {
    stopping = true;
    clearInterval(timer);
    await unsubscribe();
    await running;
  };
}

const keptDays = 30;

/** What was delivered, or could not be, is kept for a month. */
export async function sweepDeliveries({ db }: Pick<RecordParts, 'db'>): Promise<void> {
  await db.platform.query(`delete from webhook_delivery where created_at < now() - interval '${keptDays} days'`);
}
