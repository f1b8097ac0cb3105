import type { Runtime } from '../context/RuntimeContext.ts';

/** Fetches what keeps data fresh once a page shows some; pages that are only read do without. */
export function watchFreshness(runtime: Runtime): void {
  const { page } = runtime;
  const begin = () => {
    const { data, live, failed } = page.get().payload;
    const isNeeded = live !== undefined || failed !== undefined || Object.keys(data).length > 0;
    if (!isNeeded) return;
    stop();
    import('./keepFresh.ts').then(
      ({ keepFresh }) => keepFresh(runtime),
      () => undefined, // the page shows what it has
    );
  };
  const stop = page.subscribe(begin);
  begin();
}
