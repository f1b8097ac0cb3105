import { useCallback } from 'react';
import { useRuntime } from '../context/RuntimeContext.ts';
import { refreshData } from './refreshData.ts';
import { useWidgetState } from './useWidgetState.ts';

export interface WidgetData {
  /** Newer data is on its way; what is shown stays meanwhile. */
  pending: boolean;
  /** Why the last reading failed (for `useCallMessage`); undefined when all is well. */
  error: unknown;
  /** Reads the object's data again. */
  refresh: () => void;
}

/** How an object stands with its data; the data itself comes to the view as `data`. */
export function useWidgetData(uid: string): WidgetData {
  const runtime = useRuntime();
  const { pending, error } = useWidgetState(uid, (state) => state);
  const refresh = useCallback(() => refreshData(runtime, [uid]), [runtime, uid]);
  return { pending, error, refresh };
}
