import { useEffect, useState } from 'react';
import { useApi } from '../api/useApi.ts';

export interface OwnSite {
  id: string;
  name: string;
  host: string | null;
  logo: string | null;
  role: string;
  current: boolean;
}

/** The sites of the person signed in; undefined until they are known. */
export function useOwnSites(): OwnSite[] | undefined {
  const api = useApi();
  const [sites, setSites] = useState<OwnSite[]>();
  useEffect(() => {
    // Without the list the bar still tells where one is; only switching waits.
    api<{ data: OwnSite[] }>('/api/sites/mine').then(
      ({ data }) => setSites(data),
      () => undefined,
    );
  }, [api]);
  return sites;
}
