import { outboxJob } from '../context/outboxJob.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { runOutbox } from './runOutbox.ts';

const sweepMs = 15_000;

/** Runs effects in this process: when woken, and in sweeps for what was left. */
export async function startWorker(app: RecordParts): Promise<() => Promise<void>> {
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
