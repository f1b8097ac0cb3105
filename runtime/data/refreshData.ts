import type { Runtime } from '../context/RuntimeContext.ts';

/** Reads data of the shown page again, of these objects or of all that have any. */
export function refreshData(runtime: Runtime, uids?: readonly string[]): void {
  if (runtime.editing) return;
  const { data } = runtime.page.get();
  const wanted = uids ?? data.holders();
  for (const uid of wanted) data.update(uid, { pending: true });
  import('./createRefresher.ts').then(
    ({ refresherOf }) => refresherOf(runtime).refresh(wanted),
    (error: unknown) => {
      for (const uid of wanted) data.update(uid, { pending: false, error });
    },
  );
}
