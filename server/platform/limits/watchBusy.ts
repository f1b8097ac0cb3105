import { performance } from 'node:perf_hooks';

const lookMs = 50;
/** The share of its time that the process computes; above it requests wait for each other. */
const busyShare = 0.6;

/** Whether this process has more to compute than time: measured many times a second. Never keeps the process alive. */
export function watchBusy(tell: (isBusy: boolean) => void): () => void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    tell(performance.eventLoopUtilization(now, before).utilization > busyShare);
    before = now;
  }, lookMs).unref();
  return () => clearInterval(timer);
}
