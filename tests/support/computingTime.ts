import { measurePace } from './measurePace.ts';

/**
 * The time, in ms at the usual pace of the machine, that this thread computed while it did something. Waiting does not count, nor does
 * the time in which the machine gave the processor to others.
 */
export async function computingTime(work: () => unknown): Promise<number> {
  const paceBefore = measurePace();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / Math.max(paceBefore, measurePace());
}
