import { useEffect, useSyncExternalStore } from 'react';
import type { PublicSession } from '../../schemas/index.ts';
import { useApi } from '../api/useApi.ts';
import { usePageState } from '../context/usePage.ts';
import { getLine } from '../realtime/line.ts';
import { isLocked, onLockHint, setLocked, subscribeLock } from './lockState.ts';

export interface Lock {
  locked: boolean;
  lock(): Promise<void>;
  unlock(password: string): Promise<void>;
}

/** The lock of this person's screen: the server refuses everything until the password is given, and no tab shows a thing. */
export function useLock(): Lock {
  const api = useApi();
  const bornLocked = usePageState((state) => state.payload.session.locked === true);
  const locked = useSyncExternalStore(subscribeLock, isLocked, isLocked) || bornLocked;

  useEffect(() => {
    if (!locked) return;
    const title = document.title;
    document.documentElement.dataset.locked = '';
    return () => {
      delete document.documentElement.dataset.locked;
      document.title = title;
    };
  }, [locked]);

  useEffect(() => {
    const open = () => {
      // A page that was asked for while locked came without content.
      if (bornLocked) location.reload();
      setLocked(false, false);
      getLine().reopen();
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
      getLine().reopen();
    },
  };
}

/** A call was refused because the session is locked: `createApi` says so. */
function handleRefusal(): void {
  setLocked(true);
}
