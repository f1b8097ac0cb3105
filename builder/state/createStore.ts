import { useSyncExternalStore } from 'react';

/** A value that can be read, replaced and watched from outside React. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** A store that notifies its listeners only when the value changes. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value read from the store; renders again only when it changes. */
export function useStore<T, R>(store: Store<T>, read: (value: T) => R): R {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}
