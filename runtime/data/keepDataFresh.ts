import { prefetchedMs } from '../context/prefetchedMs.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { createDueObjects, type DueObjects } from './dueObjects.ts';
import { getRefresher } from './refresher.ts';
import { watchCollections } from './watchCollections.ts';

/** After this time away from a page its data is read again. */
const oldMs = 5 * 60_000;

/**
 * Keeps the data of a page up to date: after the device was offline or the page hidden for long, and live where the
 * layout asks for it, of changes since `since` (`performance.now()`). Ends with `signal`.
 */
export function keepDataFresh(runtime: Runtime, { since, signal }: { since: number; signal?: AbortSignal }): void {
  if (signal?.aborted) return;
  const due = createDueObjects(runtime, refresh);

  function refresh(uids: string[]): void {
    if (uids.length > 0) getRefresher(runtime, runtime.page.get().data).refresh(uids, { quiet: true });
  }

  function refreshAll(): void {
    const { data } = runtime.page.get();
    refresh(data.holders().filter(data.isHeard));
  }

  function handleReturn(): void {
    if (document.visibilityState === 'hidden') return;
    const { data } = runtime.page.get();
    if (Date.now() - getRefresher(runtime, data).askedAt() > oldMs) refreshAll();
    else due.refresh();
  }

  addEventListener('online', refreshAll, { signal });
  addEventListener('focus', handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });
  const stop = watchPages(runtime, due, since);
  signal?.addEventListener('abort', stop);
}

/** Follows changes for the page that is shown, and for each that is shown after it. */
function watchPages({ page }: Runtime, due: DueObjects, first: number): () => void {
  let stop = () => {};
  let generation: number | undefined;
  let since = first;
  const watch = () => {
    const now = page.get();
    if (now.generation === generation) return;
    if (generation !== undefined) since = performance.now() - prefetchedMs;
    generation = now.generation;
    stop();
    due.clear();
    stop = watchCollections(now.payload.live ?? {}, since, due.add);
  };
  const unsubscribe = page.subscribe(watch);
  watch();
  return () => {
    unsubscribe();
    stop();
    due.clear();
  };
}
