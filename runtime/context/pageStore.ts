import type { Counter, PagePayload, TrailStep } from '../../schemas/index.ts';
import { createDataStore, type DataStore } from './dataStore.ts';

export interface PageState {
  /** Where the page is, without its query: on "back" the address bar is ahead of what is shown. */
  path: string;
  payload: PagePayload;
  /** The data of its widgets; newer data is stored here. */
  data: DataStore;
  /** Incremented with each navigation, so that a new page never inherits the state of the one before. */
  generation: number;
  /** The person's current counters. */
  counters?: Counter[];
  /** Where the page stands, by the names of now. */
  trail?: TrailStep[];
  /** Another page is being loaded. */
  pending: boolean;
}

/** The current page; all components read from here. */
export interface PageStore {
  get: () => PageState;
  subscribe: (listener: () => void) => () => void;
  /** `path`: where it is, if elsewhere than the page before. */
  show: (payload: PagePayload, path?: string) => void;
  setPending: (pending: boolean) => void;
  setCounters: (counters: Counter[]) => void;
  setTrail: (trail: TrailStep[]) => void;
}

export function createPageStore(payload: PagePayload): PageStore {
  const begin = (shown: PagePayload, path: string, generation: number): PageState => ({
    path,
    payload: shown,
    data: createDataStore(shown),
    counters: shown.counters,
    trail: shown.trail,
    generation,
    pending: false,
  });
  let state = begin(payload, typeof location === 'undefined' ? '' : location.pathname, 0);
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
    show: (next, path = state.path) => change(begin(next, path, state.generation + 1)),
    setCounters: (counters) => change({ ...state, counters }),
    setTrail: (trail) => change({ ...state, trail }),
    setPending: (pending) => {
      if (pending !== state.pending) change({ ...state, pending });
    },
  };
}
