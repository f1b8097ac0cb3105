import { ApiError } from '../api/ApiError.ts';

export const retryTimes = 3;

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a retry may help: a network or server failure. While the device is offline there is no retry. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 0) return navigator.onLine;
  return passing.has(error.status);
}

/** One second, doubling to half a minute, with a random tenth so that not all clients retry at once. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
  return delay * (0.9 + random() * 0.2);
}
