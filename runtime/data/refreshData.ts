import type { Runtime } from '../context/RuntimeContext.ts';

/** Reads data of the shown page again, of these objects or of all that have any. What is shown stays meanwhile. */
export function refreshData(runtime: Runtime, uids?: readonly string[]): void {
  if (runtime.editing) return;
  const { data } = runtime.page.get();
  const wanted = uids ?? data.holders();
  for (const uid of wanted) data.setPending(uid);
  import('./refresher.ts').then(
    ({ refresherOf }) => refresherOf(runtime, data).refresh(wanted),
    (error: unknown) => {
      for (const uid of wanted) data.change(uid, { pending: false, error });
    },
  );
}
