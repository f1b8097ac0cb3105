import type { PageDataAnswer } from '../../schemas/index.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { isWorthRetrying, retryDelay, retryTimes } from './retry.ts';

/** Asks for the data of objects at an address of their page, more than once where that may help; `onRetry` before each further time. */
export async function requestPageData(
  { api, page, path = page.get().path }: Pick<Runtime, 'api' | 'page' | 'path'>,
  { query, uids }: { query: string; uids: readonly string[] },
  { signal, onRetry }: { signal: AbortSignal; onRetry?: () => void },
): Promise<PageDataAnswer> {
  const call = `/api/page/data?path=${encodeURIComponent(path + query)}&objects=${encodeURIComponent(uids.join(','))}`;
  for (let failures = 0; ; failures += 1) {
    try {
      return await api<PageDataAnswer>(call, { signal });
    } catch (error) {
      if (signal.aborted || failures >= retryTimes || !isWorthRetrying(error)) throw error;
      onRetry?.();
      await pause(retryDelay(failures), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, give) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      give(signal.reason);
    });
  });
}
