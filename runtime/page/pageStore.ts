import type { Counter, PagePayload } from '../../schemas/index.ts';
import { createDataStore, type DataStore } from '../data/dataStore.ts';

export interface PageState {
  payload: PagePayload;
  /** What its widgets show; newer data comes here. */
  data: DataStore;
  /** Grows with each navigation, so that a new page never inherits the state of the one before. */
  generation: number;
  /** What waits for the person, as it is now. */
  counters?: Counter[];
  /** Another page is on its way. */
  pending: boolean;
}

/** The page that is shown; everything that draws reads from here. */
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
