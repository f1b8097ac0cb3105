import { useMemo } from 'react';
import { createRecords } from './createRecords.ts';
import { useApi } from './useApi.ts';

/** Records from inside a widget, typed by the schemas of their collections. */
export function useRecords(): ReturnType<typeof createRecords> {
  const api = useApi();
  return useMemo(() => createRecords(api), [api]);
}
