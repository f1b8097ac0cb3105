import type { PageDataAnswer } from '../../schemas/index.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { loadRowParts } from '../page/loadRowParts.ts';
import { createAnswerCache } from './answerCache.ts';
import type { DataStore } from './dataStore.ts';
import { isWorthRetrying, retryDelay, retryTimes } from './retry.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { provideNotice } from './staleNoticePart.ts';
import { fail, settle } from './takeAnswer.ts';

/** Reads data of one page again. */
export interface Refresher {
  /**
   * Everything asked for in the same moment is one request; what it overtakes is given up. Quiet is what nobody asked for:
   * nothing shows that it goes on.
   */
  refresh: (uids: readonly string[], how?: { quiet?: boolean }) => void;
  /** When something was last asked for. */
  askedAt: () => number;
}

/** So many objects a request may name; the server answers no more. */
const maxObjects = 200;

const refreshers = new WeakMap<DataStore, Refresher>();

provideNotice(StaleNotice);

/** What reads data again for a page; each page that is shown has its own store, and so its own reader. */
export function refresherOf(runtime: Runtime, store: DataStore): Refresher {
  const known = refreshers.get(store);
  if (known) return known;
  const made = createRefresher(runtime, store);
  refreshers.set(store, made);
  return made;
}

interface Flight {
  uids: Set<string>;
  abort: AbortController;
}

function createRefresher({ api, page, views }: Runtime, store: DataStore): Refresher {
  const cache = createAnswerCache(store);
  const flights = new Set<Flight>();
  const wanted = new Set<string>();
  let askedAt = Date.now();

  function refresh(uids: readonly string[], { quiet = false } = {}): void {
    for (const uid of uids) {
      overtake(uid);
      if (!quiet) {
        const known = cache.find(uid);
        if (known) settle(store, uid, known); // seen before at this address: shown at once, read anew all the same
        store.setPending(uid);
      }
      if (wanted.size === 0) setTimeout(depart);
      wanted.add(uid);
    }
  }

  function overtake(uid: string): void {
    for (const flight of flights) {
      flight.uids.delete(uid);
      if (flight.uids.size === 0) flight.abort.abort();
    }
  }

  function depart(): void {
    const all = [...wanted];
    wanted.clear();
    askedAt = Date.now();
    for (let at = 0; at < all.length; at += maxObjects) read(all.slice(at, at + maxObjects));
  }

  async function read(uids: readonly string[]): Promise<void> {
    const flight: Flight = { uids: new Set(uids), abort: new AbortController() };
    flights.add(flight);
    try {
      const answer = await request(uids, flight.abort.signal);
      if (flight.uids.size === 0 || !isShown()) return;
      await prepareViews(answer);
      for (const uid of flight.uids) take(uid, answer);
      takeInner(flight.uids, answer);
    } catch (error) {
      for (const uid of flight.uids) fail(store, uid, error);
    } finally {
      flights.delete(flight);
    }
  }

  async function request(uids: readonly string[], signal: AbortSignal): Promise<PageDataAnswer> {
    const path = location.pathname + store.address();
    const call = `/api/page/data?path=${encodeURIComponent(path)}&objects=${encodeURIComponent(uids.join(','))}`;
    for (let failures = 0; ; failures += 1) {
      try {
        return await api<PageDataAnswer>(call, { signal });
      } catch (error) {
        if (signal.aborted || failures >= retryTimes || !isWorthRetrying(error)) throw error;
        await pause(retryDelay(failures), signal);
      }
    }
  }

  function isShown(): boolean {
    return page.get().data === store;
  }

  async function prepareViews({ widgets = {}, rows = {} }: PageDataAnswer): Promise<void> {
    views.add(widgets);
    await Promise.all([
      loadRowParts(Object.values(rows).flat()),
      ...Object.keys(widgets).map((type) => views.load(type).catch(() => undefined)),
    ]);
  }

  function take(uid: string, { data, rows, failed }: PageDataAnswer): void {
    const answer = { data: data[uid] ?? {}, rows: rows?.[uid] };
    if (failed?.includes(uid)) fail(store, uid, new Error('the server could not read it'), answer);
    else {
      cache.keep(uid, answer);
      settle(store, uid, answer);
    }
  }

  /** What stands in a repeating object comes with it. */
  function takeInner(uids: ReadonlySet<string>, answer: PageDataAnswer): void {
    for (const uid of Object.keys(answer.data))
      if (!uids.has(uid) && [...uids].some((outer) => uid.startsWith(`${outer}.`))) take(uid, answer);
  }

  return { refresh, askedAt: () => askedAt };
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
