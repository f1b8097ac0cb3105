import type { Limit } from '../config/limitTable.ts';

const mostKeys = 10_000;

/** Counts in this process alone, for what happens too often to be counted in the database: whether one more is still allowed. */
export function createMeter({ points, duration = 1 }: Limit): (key: string) => boolean {
  const windows = new Map<string, { count: number; until: number }>();
  return (key) => {
    const now = performance.now();
    const known = windows.get(key);
    if (known && known.until > now) {
      known.count += 1;
      return known.count <= points;
    }
    if (windows.size >= mostKeys) for (const [old, { until }] of windows) if (until <= now) windows.delete(old);
    windows.set(key, { count: 1, until: now + duration * 1000 });
    return true;
  };
}
