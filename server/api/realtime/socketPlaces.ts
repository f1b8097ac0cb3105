import type { LimitSettings, ProcessLimitName } from '../../platform/config/limitTable.ts';

/** Who holds channels: counted together under each of the names that are known. */
export type Holder = Partial<Record<'socketsByAddress' | 'socketsByPerson' | 'socketsBySite', string>>;

export interface SocketPlaces {
  /** Takes a place in every count, or in none: undefined when one of them is full. */
  take(holder: Holder): (() => void) | undefined;
}

/** How many channels one address, person or site holds in this process. */
export function createSocketPlaces(limits: LimitSettings): SocketPlaces {
  const held = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (held.get(key) ?? 0) + change;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    take: (holder) => {
      const counts = Object.entries(holder).map(([name, value]) => ({
        key: `${name} ${value}`,
        most: limits[name as ProcessLimitName].points, // a key of the holder
      }));
      if (counts.some(({ key, most }) => (held.get(key) ?? 0) >= most)) return undefined;
      for (const { key } of counts) add(key, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const { key } of counts) add(key, -1);
      };
    },
  };
}
