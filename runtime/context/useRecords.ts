import { useMemo } from 'react';
import { createRecords } from '../api/createRecords.ts';
import { useApi } from './useApi.ts';

/** Access to records for widgets, typed by the schemas of their collections. */
export function useRecords(): ReturnType<typeof createRecords> {
  const api = useApi();
  return useMemo(() => createRecords(api), [api]);
}
