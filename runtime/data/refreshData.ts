import type { Runtime } from '../context/RuntimeContext.ts';

/**
 * Reads data of the current page again, for these objects or for all that have any. The current data stays until then.
 */
export function refreshData(runtime: Runtime, uids?: readonly string[]): void {
  if (runtime.editing) return;
  const { data } = runtime.page.get();
  const wanted = uids ?? data.holders();
  for (const uid of wanted) data.setPending(uid);
  import('./refresher.ts').then(
    (module) => module.getRefresher(runtime, data).refresh(wanted),
    (error: unknown) => {
      for (const uid of wanted) data.change(uid, { pending: false, error });
    },
  );
}
