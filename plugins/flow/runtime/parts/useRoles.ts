import { useEffect, useState } from 'react';
import { type Calls, useCalls } from 'sala/runtime';
import type { Text } from 'sala/schemas';

export type RoleTitles = Readonly<Record<string, Text | string>>;

/** Titles of the roles of the site; of none where they cannot be read. */
export function useRoles(): RoleTitles {
  const call = useCalls();
  const [roles, setRoles] = useState<RoleTitles>({});
  useEffect(() => {
    let isHere = true;
    call('GET /api/roles').then(
      ({ data }) => isHere && setRoles(titlesOf(data)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [call]);
  return roles;
}

export function titlesOf({ given, own }: Calls['GET /api/roles']['answer']['data']): RoleTitles {
  return Object.fromEntries([...given, ...own].map(({ id, title }) => [id, title]));
}
