import { useEffect, useState } from 'react';
import { useApi } from '../context/useApi.ts';
import { usePageState } from '../context/usePage.ts';

export interface Place {
  path: string;
  title: string;
  note?: string;
  icon?: string;
}

export interface OwnPlaces {
  recent: Place[];
  starred: Place[];
  /** Every screen that the person may open. */
  screens: (Place & { creates?: string })[];
}

const none: OwnPlaces = { recent: [], starred: [], screens: [] };

/** The pages that this person may find: asked for when something opens that lists them, undefined until they are here. */
export function usePlaces(): OwnPlaces | undefined {
  const api = useApi();
  const [places, setPlaces] = useState<OwnPlaces>();
  useEffect(() => {
    const gone = new AbortController();
    const ask = <Data>(path: string) => api<{ data: Data }>(path, { signal: gone.signal });
    Promise.all([
      ask<Pick<OwnPlaces, 'recent' | 'starred'>>('/api/places'),
      ask<OwnPlaces['screens']>('/api/screens'),
    ]).then(
      ([{ data }, screens]) => setPlaces({ ...data, screens: screens.data }),
      // The menu and commands stay available.
      () => !gone.signal.aborted && setPlaces(none),
    );
    return () => gone.abort();
  }, [api]);
  return places;
}

/** Tells the server which page of the back office this person is on. */
export function useRememberedPlace(): void {
  const api = useApi();
  const path = usePageState(({ payload }) => (payload.trail ? payload.place?.path : undefined));
  useEffect(() => {
    if (path === undefined) return;
    // A page that was not remembered is no loss.
    api('/api/places', { method: 'POST', body: { path } }).catch(() => undefined);
  }, [api, path]);
}
