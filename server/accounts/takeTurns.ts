export interface Turns {
  /** Work that may run at the same moment. */
  atOnce: number;
  /** Work that may wait behind it; more is refused. */
  mayWait: number;
  refuse: () => Error;
}

/** Lets costly work run some at a time, in the order it came, and refuses what would pile up without end. */
export function takeTurns({ atOnce, mayWait, refuse }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw refuse();
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      // Hands the place on, so that nobody who just came slips in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
