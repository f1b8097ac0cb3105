import { useEffect } from 'react';
import { useBuilder } from './BuilderContext.ts';

/** Unsaved work is put aside before the page goes, the browser asks before it is left, and a lost connection that returns saves. */
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
