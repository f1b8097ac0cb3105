import type { RecordParts } from '../recordParts.ts';
import { replanAll } from './replanAll.ts';
import { runSchedules } from './runSchedules.ts';
import { sweepDue } from './sweepDue.ts';

const sweepMs = 10_000;

/** Lets time pass in this process: plans what has changed and sends what is due. Any number of processes may. */
export function startTime(app: RecordParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= passTime(app)
      .catch((error: unknown) => app.log.error({ err: error }, 'due events'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(tick, sweepMs);
  tick();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** What becomes due by now is sent. */
export async function passTime(app: RecordParts): Promise<void> {
  await replanAll(app);
  await runSchedules(app);
  await sweepDue(app);
}
