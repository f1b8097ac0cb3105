import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long one task may block the process, and how long while others want it. */
const mostMs = 20;
const crowdedMs = 3;
/** In a crowd a task rests so many times as long as it worked. */
const rest = 4;

/** Await it between the steps of a long task: it yields to others whenever it has run long enough, and more so in a crowd. */
export function createPause(mustGiveWay: () => boolean = () => false): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    const worked = performance.now() - since;
    if (worked < crowdedMs) return undefined;
    const gives = mustGiveWay();
    if (!gives && worked < mostMs) return undefined;
    return (gives ? wait(Math.min(worked, mostMs) * rest) : nextTurn()).then(() => {
      since = performance.now();
    });
  };
}
