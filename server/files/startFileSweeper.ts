import type { App } from '../app/app.ts';
import { sweepFiles } from './sweepFiles.ts';

const everyMs = 30 * 60_000;
const firstMs = 60_000;

/** Looks every half hour for files that nobody uses. Several processes may: each row is removed by one of them. */
export function startFileSweeper(app: App): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = sweepFiles(app).catch((error: unknown) => app.log.error({ err: error }, 'sweeping files'));
  };
  const first = setTimeout(sweep, firstMs);
  const timer = setInterval(sweep, everyMs);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
