/** Steps that one judgement may still take; `spend` throws `TooMuchWork` when there are none left. */
export interface Work {
  spend(steps: number): void;
}

/** Ends a judgement that takes more steps than it may; whoever began it reports this to the caller. */
export class TooMuchWork extends Error {}

export function limitWork(steps: number): Work {
  let left = steps;
  return {
    spend: (spent) => {
      left -= spent;
      if (left < 0) throw new TooMuchWork();
    },
  };
}
