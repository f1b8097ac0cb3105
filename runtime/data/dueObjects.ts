import type { Runtime } from '../context/RuntimeContext.ts';
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
      if (!data.isHeard(uid)) due.delete(uid);
      else if (viewport.isInView(uid)) seen.push(uid);
      else viewport.onceInView(uid, () => add([uid]));
    }
    for (const uid of seen) due.delete(uid);
    refresh(seen);
  }

  return {
    add,
    refresh: () => {
      if (due.size > 0) refreshSeen();
    },
    clear: () => due.clear(),
  };
}
