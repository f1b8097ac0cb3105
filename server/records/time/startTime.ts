import type { RecordParts } from '../context/recordParts.ts';
import { replanAll } from './replanAll.ts';
import { runSchedules } from './runSchedules.ts';
import { sweepDue } from './sweepDue.ts';

const sweepMs = 10_000;
const replanMs = 60_000;

/** Lets time pass in this process: plans what has changed and sends what is due. Any number of processes may. */
export function startTime(app: RecordParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let planned = Number.NEGATIVE_INFINITY;
  const tick = () => {
    if (running) return;
    const mustPlan = performance.now() - planned >= replanMs;
    if (mustPlan) planned = performance.now();
    running = (mustPlan ? passTime(app) : sendAll(app))
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

/** Plans what has changed and sends what is due by now. */
export async function passTime(app: RecordParts): Promise<void> {
  await replanAll(app);
  await sendAll(app);
}

async function sendAll(app: RecordParts): Promise<void> {
  await runSchedules(app);
  await sweepDue(app);
}
