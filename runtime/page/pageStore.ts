import type { PagePayload } from '../../schemas/index.ts';
import { createDataStore, type DataStore } from '../data/dataStore.ts';

export interface PageState {
  payload: PagePayload;
  /** What its widgets show; newer data comes here. */
  data: DataStore;
  /** Grows with each navigation, so that a new page never inherits the state of the one before. */
  generation: number;
  /** Another page is on its way. */
  pending: boolean;
}

/** The page that is shown; everything that draws reads from here. */
export interface PageStore {
  get: () => PageState;
  subscribe: (listener: () => void) => () => void;
  show: (payload: PagePayload) => void;
  setPending: (pending: boolean) => void;
}

export function createPageStore(payload: PagePayload): PageStore {
  let state: PageState = { payload, data: createDataStore(payload), generation: 0, pending: false };
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
    show: (next) =>
      change({ payload: next, data: createDataStore(next), generation: state.generation + 1, pending: false }),
    setPending: (pending) => {
      if (pending !== state.pending) change({ ...state, pending });
    },
  };
}
