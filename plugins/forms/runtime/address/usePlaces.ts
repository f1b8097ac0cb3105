import { useEffect, useState } from 'react';
import { useApi } from 'sala/runtime';

/** A list read from the server once its address is known; undefined while loading. */
export function usePlaces<Item>(path: string | undefined): { items: Item[] | undefined; failed: boolean } {
  const api = useApi();
  const [state, setState] = useState<{ path?: string; items?: Item[]; failed?: boolean }>({});
  useEffect(() => {
    if (!path) return;
    const ending = new AbortController();
    api<{ data: Item[] }>(path, { signal: ending.signal }).then(
      ({ data }) => setState({ path, items: data }),
      () => !ending.signal.aborted && setState({ path, failed: true }),
    );
    return () => ending.abort();
  }, [api, path]);
  const isCurrent = state.path === path;
  return { items: isCurrent ? state.items : undefined, failed: isCurrent && state.failed === true };
}

/** The address of a list with its filters. */
export function placesPath(list: string, narrowed: Record<string, string>): string {
  return `/api/geo/${list}?${new URLSearchParams(narrowed)}`;
}
