import { useEffect } from 'react';
import type { PublicSession } from '../../schemas/index.ts';
import { useApi } from '../context/useApi.ts';

/**
 * A page that the browser kept for going back shows what its person saw. Once their session is over it is asked for again, as
 * whoever is there now: without TLS no answer can empty what the browser keeps.
 */
export function useReturned(userId: string): void {
  const api = useApi();
  useEffect(() => {
    const check = async () => {
      const { data } = await api<{ data: PublicSession }>('/api/session');
      if (data.user?.id !== userId) location.reload();
    };
    const checkQuietly = () => void check().catch(() => undefined); // offline: whoever is there is asked at the next page
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkQuietly();
    };
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (loaded?.type === 'back_forward') checkQuietly();
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [api, userId]);
}
