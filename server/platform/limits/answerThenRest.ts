import { setTimeout as wait } from 'node:timers/promises';

export interface RestOptions<Result> {
  /** Takes one of few places for what it is given, in turn. */
  takeTurn: (work: () => Promise<void>) => Promise<void>;
  work: () => Promise<Result>;
  mustRest: () => boolean;
}

/** After shorter work a rest would change nothing. */
const shortMs = 20;
const mostRestMs = 2_000;

/**
 * Answers when the work is done, and keeps its place for as long again where others want the machine: so whoever always has more
 * of such work computes half of the time at most.
 */
export function answerThenRest<Result>({ takeTurn, work, mustRest }: RestOptions<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const turn = takeTurn(async () => {
      const began = performance.now();
      await work().then(resolve, reject);
      const took = performance.now() - began;
      if (took > shortMs && mustRest()) await wait(Math.min(took, mostRestMs), undefined, { ref: false });
    });
    turn.catch(reject); // it was given no turn
  });
}
