import type { App } from '../app/app.ts';
import { outboxJob } from './outboxJob.ts';
import { runOutbox } from './runOutbox.ts';

const sweepMs = 15_000;

/** This process takes part in the work: wakes up when told, and looks by itself for what was left lying. */
export async function startWorker(app: App): Promise<() => Promise<void>> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = running.then(() => runOutbox(app)).catch((error: unknown) => app.log.error({ err: error }, 'outbox'));
    return running;
  };
  await app.queue.work([{ name: outboxJob, handle: async () => void (await sweep()) }], { concurrency: 1 });
  const timer = setInterval(sweep, sweepMs);
  void sweep();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
