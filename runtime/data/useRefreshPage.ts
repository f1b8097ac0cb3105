import { useCallback } from 'react';
import { useRuntime } from '../context/RuntimeContext.ts';
import { refreshData } from './refreshData.ts';

/** Reads the data of every object of the page again: for what a change of one may mean to others. */
export function useRefreshPage(): () => void {
  const runtime = useRuntime();
  return useCallback(() => refreshData(runtime), [runtime]);
}
