/** The requests of one site: those in work, and those that wait for a place. */
export interface SitePlaces {
  counts(): { working: number; waiting: number };
  begin(): () => void;
  wait(): Promise<() => void>;
  /** Begins the first that waits. */
  admitNext(): void;
  /** Frees the places of requests that take long. */
  releaseSlow(now: number): void;
  /** How long its requests held places recently: the sum halves each second. */
  used(now: number): number;
  beganAt(): number;
  seenAt: number;
}

/** Work that takes longer waits for something else, with limits of its own. */
const placeMs = 1_500;
const halfLifeMs = 1_000;

export function openSitePlaces(tellFree: () => void): SitePlaces {
  const working = new Set<{ since: number }>();
  const waiting = new Set<() => void>();
  let began = Number.NEGATIVE_INFINITY;
  let usedMs = 0;
  let usedAt = performance.now();

  const places: SitePlaces = {
    seenAt: performance.now(),
    counts: () => ({ working: working.size, waiting: waiting.size }),
    begin: () => {
      const place = { since: performance.now() };
      working.add(place);
      began = place.since;
      return () => {
        const now = performance.now();
        usedMs = places.used(now) + now - place.since;
        usedAt = now;
        if (working.delete(place)) tellFree();
      };
    },
    wait: () => new Promise((resolve) => waiting.add(() => resolve(places.begin()))),
    admitNext: () => {
      for (const start of waiting) {
        waiting.delete(start);
        return start();
      }
    },
    releaseSlow: (now) => {
      for (const place of working) {
        if (now - place.since < placeMs) return; // the oldest come first
        working.delete(place);
      }
    },
    used: (now) => usedMs * 0.5 ** ((now - usedAt) / halfLifeMs),
    beganAt: () => began,
  };
  return places;
}
