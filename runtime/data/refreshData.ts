import type { Runtime } from '../context/RuntimeContext.ts';

/**
 * Reads data of the current page again, for these objects or for all that have any. The current data stays until then. What failed
 * beside an object that is tried again failed with it most of the time, and not all of that has a button of its own: it is tried, too.
 */
export function refreshData(runtime: Runtime, uids?: readonly string[]): void {
  if (runtime.editing) return;
  const { data } = runtime.page.get();
  const hasFailed = (uid: string) => data.read(uid).error !== undefined;
  const wanted = uids?.some(hasFailed)
    ? [...new Set([...uids, ...data.holders().filter(hasFailed)])]
    : (uids ?? data.holders());
  for (const uid of wanted) data.setPending(uid);
  import('./refresher.ts').then(
    (module) => module.getRefresher(runtime, data).refresh(wanted),
    (error: unknown) => {
      for (const uid of wanted) data.change(uid, { pending: false, error });
    },
  );
}
