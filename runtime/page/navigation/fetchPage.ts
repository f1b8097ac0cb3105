import type { PagePayload } from '../../../schemas/index.ts';
import { pageLanguage } from '../../api/pageLanguage.ts';
import { prefetchedMs } from '../../context/prefetchedMs.ts';

export type PageAnswer = PagePayload | { redirect: string };

const patienceMs = 30_000;
const prefetched = new Map<string, { answer: Promise<PageAnswer>; at: number }>();

/** The payload of a page; a prefetched one is used once, and none after signing in or changing the language (`anew`). */
export function fetchPage(path: string, anew = false): Promise<PageAnswer> {
  if (anew) prefetched.clear();
  const known = prefetched.get(path);
  prefetched.delete(path);
  return known && Date.now() - known.at < prefetchedMs ? known.answer : requestPage(path);
}

/** Prefetches a page that is likely to be opened next. */
export function prefetchPage(path: string): void {
  const known = prefetched.get(path);
  if (known && Date.now() - known.at < prefetchedMs) return;
  const answer = requestPage(path);
  answer.catch(() => prefetched.delete(path));
  prefetched.set(path, { answer, at: Date.now() });
}

async function requestPage(path: string): Promise<PageAnswer> {
  const response = await fetch(`/api/page?path=${encodeURIComponent(path)}`, {
    credentials: 'same-origin',
    headers: { Accept: 'application/json', 'X-Sala': '1', 'Accept-Language': pageLanguage() },
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer: unknown = await response.json();
  if (isPage(answer)) return answer;
  throw new Error(`page ${path} answered ${response.status} without a layout`);
}

function isPage(answer: unknown): answer is PageAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'redirect' in answer || ('layout' in answer && 'widgets' in answer);
}
