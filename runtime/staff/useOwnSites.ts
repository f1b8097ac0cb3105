import { useEffect, useState } from 'react';
import type { Api } from '../api/createApi.ts';
import { useApi } from '../context/useApi.ts';

export interface OwnSite {
  id: string;
  name: string;
  host: string | null;
  logo: string | null;
  role: string;
  current: boolean;
}

/** Requested once per page load, however many components use it. */
const asked = new WeakMap<Api, Promise<OwnSite[] | undefined>>();

/** The sites of the signed-in person; undefined until they are loaded. */
export function useOwnSites(): OwnSite[] | undefined {
  const api = useApi();
  const [sites, setSites] = useState<OwnSite[]>();
  useEffect(() => {
    let gone = false;
    // Without the list the bar still shows the current site; only switching waits.
    const ask = () =>
      api<{ data: OwnSite[] }>('/api/sites/mine').then(
        ({ data }) => data,
        () => undefined,
      );
    const answer = asked.get(api) ?? ask();
    asked.set(api, answer);
    answer.then((found) => !gone && setSites(found));
    return () => {
      gone = true;
    };
  }, [api]);
  return sites;
}
