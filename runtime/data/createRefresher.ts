import type { PageDataAnswer } from '../../schemas/index.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import type { DataStore } from './dataStore.ts';

export interface Refresher {
  refresh: (uids: readonly string[]) => void;
}

const refreshers = new WeakMap<DataStore, Refresher>();

/** What reads data again for the page that is shown. */
export function refresherOf(runtime: Runtime): Refresher {
  const { data } = runtime.page.get();
  const known = refreshers.get(data);
  if (known) return known;
  const made = createRefresher(runtime, data);
  refreshers.set(data, made);
  return made;
}

function createRefresher({ api }: Runtime, store: DataStore): Refresher {
  const read = async (uids: readonly string[]) => {
    const path = location.pathname + store.address();
    try {
      const answer = await api<PageDataAnswer>(
        `/api/page/data?path=${encodeURIComponent(path)}&objects=${encodeURIComponent(uids.join(','))}`,
      );
      for (const uid of uids)
        store.update(uid, {
          data: answer.data[uid] ?? {},
          pending: false,
          error: answer.failed?.includes(uid) ? true : undefined,
        });
    } catch (error) {
      for (const uid of uids) store.update(uid, { pending: false, error });
    }
  };
  return { refresh: (uids) => void read(uids) };
}
