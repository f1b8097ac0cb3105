import { useCallback, useSyncExternalStore } from 'react';
import type { DataStore, WidgetState } from './dataStore.ts';
import { useRuntime } from './RuntimeContext.ts';

/** A part of an object's state; the component re-renders only when that part changes. */
export function useWidgetState<Part>(uid: string, read: (state: WidgetState) => Part): Part {
  const store = useDataStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(uid, listener), [store, uid]);
  return useSyncExternalStore(
    subscribe,
    () => read(store.read(uid)),
    () => read(store.first(uid)),
  );
}

/** The store of this component's page: a new page has new components, so it never changes for one. */
function useDataStore(): DataStore {
  return useRuntime().page.get().data;
}
