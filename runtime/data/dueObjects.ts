import type { Runtime } from '../context/RuntimeContext.ts';
import { findObjectElement, hydrateNow } from '../context/waitForHydration.ts';
import { createViewportWatcher } from './createViewportWatcher.ts';

/** Changes come in bursts and reach all pages at once: collect them, and wait a random time. */
const gatherMs = 300;
const spreadMs = 700;

/** The objects of a page whose data changed, until they are read again. */
export interface DueObjects {
  add: (uids: readonly string[]) => void;
  /** Reads again those that are in sight, if any are due. */
  refresh: () => void;
  clear: () => void;
}

/** Objects outside the viewport wait until they are in it. */
export function createDueObjects({ page }: Runtime, refresh: (uids: string[]) => void): DueObjects {
  const viewport = createViewportWatcher();
  const due = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(uids: readonly string[]): void {
    for (const uid of uids) due.add(uid);
    if (timer === undefined) timer = setTimeout(refreshSeen, gatherMs + Math.random() * spreadMs);
  }

  function refreshSeen(): void {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    const { data } = page.get();
    const seen: string[] = [];
    for (const uid of due) {
      const isHeard = data.isHeard(uid);
      if (!isHeard && !isAsleep(uid)) due.delete(uid);
      else if (!viewport.isInView(uid)) viewport.onceInView(uid, () => add([uid]));
      else if (isHeard) seen.push(uid);
      else wake(uid);
    }
    for (const uid of seen) due.delete(uid);
    refresh(seen);
  }

  /** Its scripts have not run yet: it is read again once it can show what has changed. */
  function wake(uid: string): void {
    hydrateNow(uid);
    timer ??= setTimeout(refreshSeen, gatherMs);
  }

  return {
    add,
    refresh: () => {
      if (due.size > 0) refreshSeen();
    },
    clear: () => due.clear(),
  };
}

function isAsleep(uid: string): boolean {
  return findObjectElement(uid)?.hasAttribute('data-live') === true;
}
