import { useEffect } from 'react';
import { useBuilder } from '../ui/BuilderContext.ts';

/**
 * Stores unsaved work locally before the page unloads, lets the browser ask before leaving, and saves when the
 * connection returns.
 */
export function useKeepWork(): void {
  const { draft } = useBuilder();
  useEffect(() => {
    const hasWork = () => draft.state.get().save !== 'saved';
    const keep = () => {
      if (document.visibilityState === 'hidden') draft.keepCopy();
    };
    const leave = () => draft.keepCopy();
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasWork()) return;
      draft.keepCopy();
      event.preventDefault();
    };
    const retry = () => {
      if (hasWork()) void draft.save();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('online', retry);
    };
  }, [draft]);
}
