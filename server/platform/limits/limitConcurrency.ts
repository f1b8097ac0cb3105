export interface ConcurrencyOptions {
  /** Tasks that may run at the same time. */
  atOnce: number;
  /** Tasks that may wait; more are refused. */
  mayWait: number;
  /** How long one may wait before it is refused; for ever without it. */
  patienceMs?: number;
  refuse: () => Error;
}

/** Limits how much expensive work runs at once; more waits in order, and beyond a limit it is refused. */
export function limitConcurrency({ atOnce, mayWait, patienceMs, refuse }: ConcurrencyOptions) {
  let running = 0;
  const waiting = new Set<() => void>();

  function waitForTurn(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(start);
        reject(refuse());
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiting.add(start);
    });
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.size >= mayWait) throw refuse();
      await waitForTurn();
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the first in the queue, not to a new task.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}
