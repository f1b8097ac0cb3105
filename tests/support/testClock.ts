import type { Clock } from '../../server/platform/clock.ts';

/** A clock that stands where a test sets it; until then it shows the real time. */
export interface TestClock extends Clock {
  set(moment: string): void;
  /** Moves it on by so many hours. */
  advance(hours: number): void;
  /** Lets it show the real time again. */
  release(): void;
}

export function createTestClock(): TestClock {
  let stands: number | undefined;
  const now = () => stands ?? Date.now();
  return {
    now: () => new Date(now()),
    set: (moment) => {
      stands = Date.parse(moment);
    },
    advance: (hours) => {
      stands = now() + hours * 3_600_000;
    },
    release: () => {
      stands = undefined;
    },
  };
}
