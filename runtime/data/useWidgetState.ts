import { useCallback, useSyncExternalStore } from 'react';
import { useRuntime } from '../context/RuntimeContext.ts';
import type { DataStore, WidgetState } from './dataStore.ts';

/** A part of an object's state; the component re-renders only when that part becomes another. */
export function useWidgetState<Part>(uid: string, read: (state: WidgetState) => Part): Part {
  const store = useDataStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(uid, listener), [store, uid]);
  return useSyncExternalStore(
    subscribe,
    () => read(store.read(uid)),
    () => read(store.first(uid)),
  );
}

/** The store of the page this component belongs to: a new page is drawn by new components, so it never changes for one. */
function useDataStore(): DataStore {
  return useRuntime().page.get().data;
}
