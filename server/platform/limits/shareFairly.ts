import { openSitePlaces, type SitePlaces } from './sitePlaces.ts';

export interface ShareOptions {
  /** Places of one site while the process has time for everybody. */
  most: number;
  /** Places that one site keeps however crowded it is. */
  least: number;
  /** Requests of one site that may wait for a place; more are refused. */
  mayWait: number;
  refuse: () => Error;
  /** Calls when what has arrived meanwhile was taken in. */
  nextTurn?: (work: () => void) => void;
}

export interface FairShare {
  /** A place for one piece of work of a site: at once, or in turn. Whoever took it gives it back when done. */
  enter(siteId: string): Promise<() => void> | (() => void);
  /** Await it between the steps of a request: in a crowd it waits as for a place, while it keeps its own. */
  giveWay(siteId: string): Promise<void> | undefined;
  /** Whether other sites had requests a moment ago: work without a waiting reader slows down then. */
  hasOthers(siteId: string): boolean;
  /** Whether others want what this site would take: long work rests between its steps then. */
  mustGiveWay(siteId: string): boolean;
  /** Told many times a second: whether there is more to do than time. */
  adapt(isBusy: boolean): void;
  /** For the figures of the process. */
  figures(): { working: number; waiting: number; refused: number; share: number };
}

/** A site is there as long as this after its last request. */
const presentMs = 2_000;
/** However much others ask for: a site that waits begins one request in this time. */
const restMs = 40;

/** The first turn comes before the process looks what has arrived, the second after. */
const afterArrivals = (work: () => void) => void setImmediate(() => setImmediate(work));

/**
 * Divides the time of a process between sites. While one site is there alone, or there is time for all, it may have `most`
 * requests in work. When there is more to do than time, the share of each falls by half, down to `least`, and grows again step by
 * step; and a site begins nothing while one that used less is served, nor goes on with what gives way. So a request of a quiet
 * site never stands behind more than a few of a loud one, and nearly always behind none that came later.
 */
export function shareFairly({ most, least, mayWait, refuse, nextTurn = afterArrivals }: ShareOptions): FairShare {
  const sites = new Map<string, SitePlaces>();
  let share = most;
  let refused = 0;
  const { mayBegin, admit, tellFree, giveWay } = openTurns({
    sites,
    nextTurn,
    currentShare: () => share,
    isCrowded: () => share < most && sites.size > 1,
  });

  function find(siteId: string): SitePlaces {
    const places = sites.get(siteId) ?? openSitePlaces(tellFree);
    sites.set(siteId, places);
    places.seenAt = performance.now();
    return places;
  }

  const hasOthers = (siteId: string) => sites.size > (sites.has(siteId) ? 1 : 0);

  return {
    enter: (siteId) => {
      const places = find(siteId);
      const { waiting } = places.counts();
      if (waiting === 0 && mayBegin(places)) return places.begin();
      if (waiting < mayWait) return places.wait();
      refused += 1;
      throw refuse();
    },
    giveWay: (siteId) => giveWay(sites.get(siteId)),
    hasOthers,
    mustGiveWay: (siteId) => share < most && hasOthers(siteId),
    adapt: (isBusy) => {
      tidy(sites);
      share = isBusy && sites.size > 1 ? Math.max(least, share >> 1) : Math.min(most, share + 1 + (share >> 3));
      admit();
    },
    figures: () => ({ ...countAll(sites), refused, share }),
  };
}

interface TurnOptions {
  sites: Map<string, SitePlaces>;
  currentShare: () => number;
  isCrowded: () => boolean;
  nextTurn: (work: () => void) => void;
}

/** Who begins next. In a crowd the process looks who has come meanwhile before it decides. */
function openTurns({ sites, currentShare, isCrowded, nextTurn }: TurnOptions) {
  let isPlanned = false;
  const aside = new Map<() => void, SitePlaces>();

  function isDue(places: SitePlaces): boolean {
    if (!isCrowded()) return true;
    const now = performance.now();
    return now - places.beganAt() >= restMs || !isOneServedBefore(sites, places, now);
  }

  const mayBegin = (places: SitePlaces) => places.counts().working < currentShare() && isDue(places);

  function admit(): void {
    isPlanned = false;
    for (const [resume, places] of aside) if (isDue(places) && aside.delete(resume)) resume();
    for (const places of sites.values()) while (places.counts().waiting > 0 && mayBegin(places)) places.admitNext();
  }

  function tellFree(): void {
    if (isPlanned) return;
    isPlanned = isCrowded();
    if (isPlanned) nextTurn(admit);
    else admit();
  }

  function giveWay(places: SitePlaces | undefined): Promise<void> | undefined {
    if (!places || !isCrowded()) return undefined;
    return new Promise((resume) => {
      aside.set(resume, places);
      tellFree();
    });
  }

  return { mayBegin, admit, tellFree, giveWay };
}

/** Whether a request of a site is in work that used less of late than this one. */
function isOneServedBefore(sites: Map<string, SitePlaces>, places: SitePlaces, now: number): boolean {
  const used = places.used(now);
  for (const other of sites.values())
    if (other !== places && other.counts().working > 0 && other.used(now) < used) return true;
  return false;
}

/** Hands on the places of what takes long, and forgets sites that have gone. */
function tidy(sites: Map<string, SitePlaces>): void {
  const now = performance.now();
  for (const [siteId, places] of sites) {
    places.releaseSlow(now);
    const { working, waiting } = places.counts();
    if (working + waiting > 0) places.seenAt = now;
    else if (now - places.seenAt > presentMs) sites.delete(siteId);
  }
}

function countAll(sites: Map<string, SitePlaces>): { working: number; waiting: number } {
  let working = 0;
  let waiting = 0;
  for (const places of sites.values()) {
    const counts = places.counts();
    working += counts.working;
    waiting += counts.waiting;
  }
  return { working, waiting };
}
