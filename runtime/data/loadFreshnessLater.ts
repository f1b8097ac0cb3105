import { prefetchedMs } from '../context/prefetchedMs.ts';
import type { Runtime } from '../context/RuntimeContext.ts';

/** Loads `keepDataFresh` once a page shows data; static pages do without. A popup, drawn over a page, ends it with `signal`. */
export function loadFreshnessLater(runtime: Runtime, signal?: AbortSignal): void {
  const { page } = runtime;
  const since = signal ? performance.now() - prefetchedMs : 0; // the document was asked for at 0
  const begin = () => {
    const { data, live, failed } = page.get().payload;
    const isNeeded = live !== undefined || failed !== undefined || Object.keys(data).length > 0;
    if (!isNeeded) return;
    stop();
    import('./keepDataFresh.ts').then(
      (module) => module.keepDataFresh(runtime, { since, signal }),
      () => undefined, // the page keeps the data it has
    );
  };
  const stop = page.subscribe(begin);
  begin();
}
