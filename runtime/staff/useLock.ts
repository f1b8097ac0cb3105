import { useEffect, useSyncExternalStore } from 'react';
import type { PublicSession } from '../../schemas/index.ts';
import { getChannel } from '../api/realtime/channel.ts';
import { useApi } from '../context/useApi.ts';
import { usePageState } from '../context/usePage.ts';
import { isLocked, onLockHint, setLocked, subscribeLock } from './lockState.ts';

export interface Lock {
  locked: boolean;
  lock(): Promise<void>;
  unlock(password: string): Promise<void>;
}

/**
 * The lock of this person's screen: the server refuses everything until the password is entered, and no tab shows
 * content.
 */
export function useLock(): Lock {
  const api = useApi();
  const bornLocked = usePageState((state) => state.payload.session.locked === true);
  const locked = useSyncExternalStore(subscribeLock, isLocked, isLocked) || bornLocked;

  useLockedDocument(locked);
  useLockNews(bornLocked);

  return {
    locked,
    lock: async () => {
      await api('/api/lock', { method: 'POST' });
      setLocked(true);
    },
    unlock: async (password) => {
      await api('/api/unlock', { method: 'POST', body: { password } });
      if (bornLocked) {
        setLocked(true, false);
        setLocked(false);
        location.reload();
        return;
      }
      setLocked(false);
      getChannel().reopen();
    },
  };
}

/** While locked, the document has a title of its own; the former one is restored. */
function useLockedDocument(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const title = document.title;
    document.documentElement.dataset.locked = '';
    return () => {
      delete document.documentElement.dataset.locked;
      document.title = title;
    };
  }, [locked]);
}

/** Other tabs, the server and a refused call report that the screen was locked or unlocked elsewhere. */
function useLockNews(bornLocked: boolean): void {
  const api = useApi();
  useEffect(() => {
    const open = () => {
      // A page that was requested while locked came without content.
      if (bornLocked) location.reload();
      setLocked(false, false);
      getChannel().reopen();
    };
    const ask = () =>
      api<{ data: PublicSession }>('/api/session').then(
        ({ data }) => data.locked !== true && open(),
        () => undefined,
      );
    const stop = onLockHint((next) => (next ? setLocked(true, false) : void ask()));
    const handleReturn = () => document.visibilityState === 'visible' && isLocked() && void ask();
    document.addEventListener('visibilitychange', handleReturn);
    addEventListener('sala:locked', handleRefusal);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('sala:locked', handleRefusal);
    };
  }, [api, bornLocked]);
}

/** A call was refused because the session is locked: `createApi` dispatches this. */
function handleRefusal(): void {
  setLocked(true);
}
