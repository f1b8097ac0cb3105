import type { Counter, PagePayload } from '../../schemas/index.ts';
import { createDataStore, type DataStore } from './dataStore.ts';

export interface PageState {
  payload: PagePayload;
  /** The data of its widgets; newer data is stored here. */
  data: DataStore;
  /** Incremented with each navigation, so that a new page never inherits the state of the one before. */
  generation: number;
  /** The person's current counters. */
  counters?: Counter[];
  /** Another page is being loaded. */
  pending: boolean;
}

/** The current page; all components read from here. */
export interface PageStore {
  get: () => PageState;
  subscribe: (listener: () => void) => () => void;
  show: (payload: PagePayload) => void;
  setPending: (pending: boolean) => void;
  setCounters: (counters: Counter[]) => void;
}

export function createPageStore(payload: PagePayload): PageStore {
  const begin = (shown: PagePayload, generation: number): PageState => ({
    payload: shown,
    data: createDataStore(shown),
    counters: shown.counters,
    generation,
    pending: false,
  });
  let state = begin(payload, 0);
  const listeners = new Set<() => void>();
  const change = (next: PageState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => change(begin(next, state.generation + 1)),
    setCounters: (counters) => change({ ...state, counters }),
    setPending: (pending) => {
      if (pending !== state.pending) change({ ...state, pending });
    },
  };
}
