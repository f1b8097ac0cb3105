import type { Logger } from 'pino';
import type { Queue } from './queue/openQueue.ts';

export interface LoopOptions {
  /** What the log calls it. */
  name: string;
  /** Messages that wake it. */
  topic: string;
  sweepMs: number;
  /** Does all that is due. */
  work(isStopping: () => boolean, woken: Woken): Promise<unknown>;
}

/** Resolves once something may be due that a round did not see yet: what takes long need not keep the round from it. */
export type Woken = () => Promise<void>;

/** Does work in this process, one round at a time: at once when woken, and in sweeps for what was left. */
export async function startLoop(
  { queue, log }: { queue: Queue; log: Logger },
  { name, topic, sweepMs, work }: LoopOptions,
): Promise<() => Promise<void>> {
  let running: Promise<unknown> | undefined;
  let again = false;
  let stopping = false;
  let wake = Promise.withResolvers<void>();
  const woken = () =>
    wake.promise.then(() => {
      wake = Promise.withResolvers();
    });
  const sweep = () => {
    if (running) {
      again = true;
      wake.resolve();
      return;
    }
    wake = Promise.withResolvers();
    running = work(() => stopping, woken)
      .catch((error: unknown) => log.error({ err: error }, name))
      .finally(() => {
        running = undefined;
        if (!again || stopping) return;
        again = false;
        sweep();
      });
  };
  const unsubscribe = await queue.subscribe(topic, sweep);
  const timer = setInterval(sweep, sweepMs);
  sweep();
  return async () => {
    stopping = true;
    clearInterval(timer);
    await unsubscribe();
    await running;
  };
}
