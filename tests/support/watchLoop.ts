import { measurePace } from './measurePace.ts';

/**
 * The longest time, in ms at the usual pace of the machine, for which this thread computed without letting anything else in. Time in
 * which the machine gave the processor to others does not count, nor does what other threads of the process did meanwhile.
 */
export function watchLoop(): { longest(): number; stop(): void } {
  const paceBefore = measurePace();
  let longest = 0;
  let at = performance.now();
  let used = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1000));
    at = performance.now();
    used = process.threadCpuUsage();
  };
  const timer = setInterval(look, 5);
  return {
    longest: () => {
      look();
      return Math.round(longest / Math.max(paceBefore, measurePace()));
    },
    stop: () => clearInterval(timer),
  };
}
