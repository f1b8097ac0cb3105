import { useApi } from '../api/useApi.ts';

/** Ends the session and starts the site afresh, so that nothing of the person stays in the page. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await api('/api/signout', { method: 'POST' }).catch(() => undefined);
    location.assign('/');
  };
}
