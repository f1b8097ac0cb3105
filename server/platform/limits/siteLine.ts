/** The requests of one site: those in work, and those that wait for a place. */
export interface SiteLine {
  counts(): { working: number; waiting: number };
  /** Whether one more may begin at once, without overtaking. */
  hasRoom(share: number): boolean;
  begin(): () => void;
  wait(): Promise<() => void>;
  /** Begins what waits, as far as the share goes. */
  admit(share: number): void;
  /** Lets the places of what takes long go on to the next. */
  handOn(now: number): void;
  seenAt: number;
}

/** Work that takes longer waits for something else, with limits of its own. */
const placeMs = 1_500;

export function openSiteLine(currentShare: () => number): SiteLine {
  const working = new Set<{ since: number }>();
  const waiting = new Set<() => void>();

  const line: SiteLine = {
    seenAt: performance.now(),
    counts: () => ({ working: working.size, waiting: waiting.size }),
    hasRoom: (share) => working.size < share && waiting.size === 0,
    begin: () => {
      const place = { since: performance.now() };
      working.add(place);
      return () => {
        if (working.delete(place)) line.admit(currentShare());
      };
    },
    wait: () => new Promise((resolve) => waiting.add(() => resolve(line.begin()))),
    admit: (share) => {
      for (const start of waiting) {
        if (working.size >= share) return;
        waiting.delete(start);
        start();
      }
    },
    handOn: (now) => {
      for (const place of working) {
        if (now - place.since < placeMs) return; // the oldest come first
        working.delete(place);
      }
    },
  };
  return line;
}
