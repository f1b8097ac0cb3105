import { useCallback, useSyncExternalStore } from 'react';
import { useRuntime } from '../context/RuntimeContext.ts';
import type { DataStore, WidgetState } from './dataStore.ts';
import { refreshData } from './refreshData.ts';

export interface WidgetData {
  /** Newer data is on its way; what is shown stays meanwhile. */
  pending: boolean;
  /** Why the last reading failed (for `useCallMessage`); undefined when all is well. */
  error: unknown;
  /** Reads the object's data again. */
  refresh: () => void;
}

/** How an object stands with its data; the data itself comes to the view as `data`. */
export function useWidgetData(uid: string): WidgetData {
  const runtime = useRuntime();
  const { pending, error } = useWidgetState(uid, (state) => state);
  const refresh = useCallback(() => refreshData(runtime, [uid]), [runtime, uid]);
  return { pending, error, refresh };
}

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
