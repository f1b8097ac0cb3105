import { useSyncExternalStore } from 'react';

/** A query parameter; undefined on the server and during hydration, so that both render the same. */
export function useQueryParam(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? undefined,
    () => undefined,
  );
}

/** The fragment (after `#`), in the same way; it is never sent to a server. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}
