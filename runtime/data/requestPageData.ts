import type { PageDataAnswer } from '../../schemas/index.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { isWorthRetrying, retryDelay, retryTimes } from './retry.ts';

/** Asks for the data of objects at an address of their page, more than once where that may help. */
export async function requestPageData(
  { api, path = location.pathname }: Pick<Runtime, 'api' | 'path'>,
  query: string,
  uids: readonly string[],
  signal: AbortSignal,
): Promise<PageDataAnswer> {
  const call = `/api/page/data?path=${encodeURIComponent(path + query)}&objects=${encodeURIComponent(uids.join(','))}`;
  for (let failures = 0; ; failures += 1) {
    try {
      return await api<PageDataAnswer>(call, { signal });
    } catch (error) {
      if (signal.aborted || failures >= retryTimes || !isWorthRetrying(error)) throw error;
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
