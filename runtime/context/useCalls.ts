import { useMemo } from 'react';
import { type Calls, createCalls } from '../api/createCalls.ts';
import { useApi } from './useApi.ts';

/** Calls from inside a widget, typed by their definitions. */
export function useCalls<Known = Calls>(): ReturnType<typeof createCalls<Known>> {
  const api = useApi();
  return useMemo(() => createCalls<Known>(api), [api]);
}
