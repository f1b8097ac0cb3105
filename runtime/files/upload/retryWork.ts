import { ApiError } from '../../api/ApiError.ts';
import type { UploadState } from './upload.ts';

export const pauseMs = 1000;
const longestPauseMs = 15_000;
const mostFailures = 5;

/** Failures worth a retry: no connection, a server that is busy or restarting, another chunk still being received. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status >= 500 || error.code === 'upload_busy';
}

/** Does the work, and repeats it after a pause while it fails by what is worth a retry. */
export async function retryWork<Answer>(
  work: () => Promise<Answer>,
  signal: AbortSignal,
  change: (part: Partial<UploadState>) => void,
): Promise<Answer> {
  let failures = 0;
  for (let pause = pauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      const answer = await work();
      if (failures > 0) change({ phase: 'sending' });
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!isTemporary(error)) throw error;
      // Without a connection it waits for as long as the page is open.
      const isOffline = error instanceof ApiError && error.status === 0;
      if (!isOffline && failures >= mostFailures) throw error;
      failures += 1;
      if (isOffline) change({ phase: 'offline' });
      await wait(pause, signal);
    }
  }
}

/** Waits for a time, or until the browser is online again. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}
