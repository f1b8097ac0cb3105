import type { Runtime } from '../context/RuntimeContext.ts';
import { getLine } from '../realtime/line.ts';
import { refresherOf } from './refresher.ts';
import { createSightings } from './sightings.ts';

/** Whoever comes back to a page after so long sees it read again. */
const oldMs = 5 * 60_000;
/** Changes come in bunches, and everybody hears of them at once: wait a little, each a little differently. */
const gatherMs = 300;
const spreadMs = 700;

/** Keeps what a page shows up to date: after the device was offline or the page away for long, and live where it is asked for. */
export function keepFresh(runtime: Runtime): void {
  const sightings = createSightings();
  const due = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void)[] = [];

  function refreshAll(): void {
    const { data } = runtime.page.get();
    refresh(data.holders().filter(data.isHeard));
  }

  function refresh(uids: string[]): void {
    if (uids.length > 0) refresherOf(runtime, runtime.page.get().data).refresh(uids, { quiet: true });
  }

  function hear(uids: readonly string[]): void {
    for (const uid of uids) due.add(uid);
    if (timer === undefined) timer = setTimeout(refreshDue, gatherMs + Math.random() * spreadMs);
  }

  /** What nobody looks at waits until somebody does. */
  function refreshDue(): void {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    const { data } = runtime.page.get();
    const seen: string[] = [];
    for (const uid of due) {
      if (!data.isHeard(uid)) due.delete(uid);
      else if (sightings.isSeen(uid)) seen.push(uid);
      else sightings.await(uid, () => hear([uid]));
    }
    for (const uid of seen) due.delete(uid);
    refresh(seen);
  }

  function watchPage(): void {
    for (const stop of unwatch) stop();
    due.clear();
    const { live = {} } = runtime.page.get().payload;
    const readers = new Map<string, string[]>();
    for (const [uid, collections] of Object.entries(live))
      for (const collection of collections) readers.set(collection, [...(readers.get(collection) ?? []), uid]);
    if (readers.size === 0) {
      unwatch = [];
      return;
    }
    const line = getLine();
    unwatch = [...readers].map(([collection, uids]) => line.watch(collection, () => hear(uids)));
    // Whatever was told while the line was broken is not told again.
    let isFirst = true;
    unwatch.push(
      line.on('ready', () => {
        if (!isFirst) hear(Object.keys(live));
        isFirst = false;
      }),
    );
  }

  function handleReturn(): void {
    if (document.visibilityState === 'hidden') return;
    const { data } = runtime.page.get();
    if (Date.now() - refresherOf(runtime, data).askedAt() > oldMs) refreshAll();
    else if (due.size > 0) refreshDue();
  }

  addEventListener('online', refreshAll);
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  let { generation } = runtime.page.get();
  runtime.page.subscribe(() => {
    const now = runtime.page.get().generation;
    if (now === generation) return;
    generation = now;
    watchPage();
  });
  watchPage();
}
