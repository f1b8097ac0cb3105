import type { PageDataAnswer } from '../../schemas/index.ts';
import { ApiError } from '../api/ApiError.ts';
import type { DataStore } from '../context/dataStore.ts';
import { holdsChanges } from '../context/leaving.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { loadRowParts } from '../render/loadRowParts.ts';
import { createAnswerCache } from './answerCache.ts';
import { requestPageData } from './requestPageData.ts';
import { staleNotice } from './staleNotice.ts';
import { markStale, storeAnswer, storeFailure } from './storeAnswer.ts';
import { takeAnswer } from './takeAnswer.ts';
import { tellGone } from './tellGone.ts';

/** Reads the data of one page again. */
export interface Refresher {
  /**
   * Requests made at the same moment are sent as one; a newer request aborts an older one for the same objects. `quiet`
   * shows no loading state.
   */
  refresh: (uids: readonly string[], how?: { quiet?: boolean }) => void;
  /** Time of the last request. */
  askedAt: () => number;
}

/** The server's limit of objects per request. */
const maxObjects = 200;

const refreshers = new WeakMap<DataStore, Refresher>();

/** The refresher of a page; each page has its own store, and so its own refresher. */
export function getRefresher(runtime: Runtime, store: DataStore): Refresher {
  const known = refreshers.get(store);
  if (known) return known;
  const made = createRefresher(runtime, store);
  refreshers.set(store, made);
  return made;
}

function createRefresher(runtime: Runtime, store: DataStore): Refresher {
  const cache = createAnswerCache(store);
  const flights = createFlights();
  const wanted = new Set<string>();
  let askedAt = Date.now();
  const noticeLoaded = staleNotice.load().catch(() => undefined); // in advance: when a read fails, loading may fail too

  function refresh(uids: readonly string[], { quiet = false } = {}): void {
    for (const uid of uids) {
      flights.overtake(uid);
      if (!quiet) {
        const known = cache.find(uid);
        if (known) storeAnswer(store, uid, known); // seen before at this URL: shown at once, and still read again
        store.setPending(uid);
      }
      if (wanted.size === 0) setTimeout(depart);
      wanted.add(uid);
    }
  }

  function depart(): void {
    const all = [...wanted];
    wanted.clear();
    askedAt = Date.now();
    for (let at = 0; at < all.length; at += maxObjects) read(all.slice(at, at + maxObjects));
  }

  async function read(uids: readonly string[]): Promise<void> {
    const flight = flights.begin(uids);
    try {
      const answer = await request(runtime, store, flight);
      if (flight.uids.size === 0 || runtime.page.get().data !== store) return;
      await prepareViews(runtime.views, answer);
      takeAnswer({ store, cache, uids: flight.uids, answer });
      showNames(runtime, answer);
    } catch (error) {
      await noticeLoaded;
      showFailure(runtime, store, flight, error);
    } finally {
      flights.end(flight);
    }
  }

  return { refresh, askedAt: () => askedAt };
}

/**
 * When the record that the page is about is gone, the page says so once, in place of each of its objects. What somebody is filling in
 * stays: it is told beside it.
 */
function showFailure({ page, path, navigate }: Runtime, store: DataStore, { uids }: Flight, error: unknown): void {
  const isGone = error instanceof ApiError && error.code === 'not_found' && path === undefined;
  const isHere = page.get().data === store;
  const isKept = holdsChanges();
  if (isGone && isHere) tellGone(store, page.get().payload.session.language, isKept);
  if (isGone && isHere && !isKept) navigate(page.get().path + store.address(), { refresh: true, replace: true });
  else for (const uid of uids) storeFailure(store, uid, error);
}

/** The tab of the browser is called as the outermost page is. */
function showNames({ page, path }: Runtime, { named }: PageDataAnswer): void {
  if (!named || path !== undefined) return;
  document.title = named.title;
  page.setTrail(named.trail);
}

/** Whoever waits for it is told of a further try at once: those take seconds. */
function request(runtime: Runtime, store: DataStore, { uids, abort: { signal } }: Flight): Promise<PageDataAnswer> {
  const onRetry = () => {
    for (const uid of uids) if (store.read(uid).pending) markStale(store, uid);
  };
  return requestPageData(runtime, { query: store.address(), uids: [...uids] }, { signal, onRetry });
}

interface Flight {
  /** What it still answers: another request may have overtaken it. */
  uids: Set<string>;
  abort: AbortController;
}

/** The requests on their way. */
function createFlights() {
  const flights = new Set<Flight>();
  return {
    begin: (uids: readonly string[]): Flight => {
      const flight = { uids: new Set(uids), abort: new AbortController() };
      flights.add(flight);
      return flight;
    },
    end: (flight: Flight) => flights.delete(flight),
    overtake: (uid: string) => {
      for (const flight of flights) {
        flight.uids.delete(uid);
        if (flight.uids.size === 0) flight.abort.abort();
      }
    },
  };
}

async function prepareViews(views: Runtime['views'], { widgets = {}, rows = {} }: PageDataAnswer): Promise<void> {
  views.add(widgets);
  await Promise.all([
    loadRowParts(Object.values(rows).flat()),
    ...Object.keys(widgets).map((type) => views.load(type).catch(() => undefined)),
  ]);
}
