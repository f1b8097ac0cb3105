/**
 * The time, in ms, that this thread computed while it did something. Waiting does not count, nor does the time in which the
 * machine gave the processor to others.
 */
export async function computingTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
