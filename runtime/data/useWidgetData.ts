import { useCallback } from 'react';
import { useRuntime } from '../context/RuntimeContext.ts';
import { useWidgetState } from '../context/useWidgetState.ts';
import { refreshData } from './refreshData.ts';

export interface WidgetData {
  /** Newer data is being read; the current data stays until then. */
  pending: boolean;
  /** Why the last read failed (for `useCallMessage`); undefined when it succeeded. */
  error: unknown;
  /** Reads the object's data again. */
  refresh: () => void;
}

/** The loading state of an object's data; the data itself is the view's property `data`. */
export function useWidgetData(uid: string): WidgetData {
  const runtime = useRuntime();
  const { pending, error } = useWidgetState(uid, (state) => state);
  const refresh = useCallback(() => refreshData(runtime, [uid]), [runtime, uid]);
  return { pending, error, refresh };
}
