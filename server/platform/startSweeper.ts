import type { Logger } from 'pino';

const everyMs = 30 * 60_000;
const firstMs = 60_000;

/** Does the same work every half hour, first after a minute. Several processes may: each row is removed by one of them. */
export function startSweeper(log: Logger, what: string, sweep: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = sweep().catch((error: unknown) => log.error({ err: error }, `sweeping ${what}`));
  };
  const first = setTimeout(run, firstMs);
  const timer = setInterval(run, everyMs);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
