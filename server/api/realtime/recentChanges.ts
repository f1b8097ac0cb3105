import type { RecordChange } from './sendChange.ts';

/** How long changes are kept for pages that were drawn before they listened: on a slow phone that takes many seconds. */
const keptMs = 60_000;
/** Of each site. */
const most = 50;

interface Kept {
  change: RecordChange;
  at: number;
}

/** The latest changes of each site. */
export interface RecentChanges {
  add: (change: RecordChange) => void;
  /** All since a time, or undefined where more happened than is kept. */
  since: (siteId: string, at: number) => RecordChange[] | undefined;
}

export function createRecentChanges(now: () => number = Date.now): RecentChanges {
  const begun = now();
  const sites = new Map<string, { kept: Kept[]; droppedAt: number }>();
  let prunedAt = begun;

  function prune(): void {
    if (now() - prunedAt < keptMs) return;
    prunedAt = now();
    for (const [siteId, { kept }] of sites) if ((kept.at(-1)?.at ?? 0) < prunedAt - keptMs) sites.delete(siteId);
  }

  return {
    add: (change) => {
      prune();
      const site = sites.get(change.siteId) ?? { kept: [], droppedAt: 0 };
      sites.set(change.siteId, site);
      site.kept.push({ change, at: now() });
      if (site.kept.length > most) site.droppedAt = site.kept.shift()?.at ?? 0;
    },
    since: (siteId, at) => {
      const { kept = [], droppedAt = 0 } = sites.get(siteId) ?? {};
      if (at < Math.max(begun, now() - keptMs) || at <= droppedAt) return undefined;
      return kept.filter((one) => one.at >= at).map(({ change }) => change);
    },
  };
}
