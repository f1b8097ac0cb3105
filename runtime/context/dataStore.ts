import type { WidgetAddresses } from '../../engine/layout/reading/address.ts';
import type { Json, PagePayload, Row, WidgetAddress } from '../../schemas/index.ts';
import { FailedRead } from './failedRead.ts';

/** What a view is drawn from; the same object as long as nothing changes. */
export interface Shown {
  data: Record<string, Json>;
  /** Rows of a repeating object, once it has newer ones than the page came with. */
  rows?: Row[];
  /** The last read failed, so the data may be out of date. */
  stale: boolean;
}

/** The data of one object and its loading state. */
export interface WidgetState {
  shown: Shown;
  address: WidgetAddress;
  /** Newer data is being read; the current data stays until then. */
  pending: boolean;
  /** Why the last read failed. */
  error: unknown;
}

export interface Answer {
  data: Record<string, Json>;
  rows?: Row[];
}

/** The data of the current page, by object: a listener is notified of its own object only. */
export interface DataStore {
  read: (uid: string) => WidgetState;
  /** As the server drew it; hydration must start from this. */
  first: (uid: string) => WidgetState;
  subscribe: (uid: string, listener: () => void) => () => void;
  /** Notifies the object's listeners, unless nothing changed. */
  change: (uid: string, part: Partial<WidgetState>) => void;
  setPending: (uid: string) => void;
  /** The query part of the page's URL. */
  address: () => string;
  /** The same, by object. */
  addresses: () => WidgetAddresses;
  /** Sets another URL; `setAddress` then changes the parts of the objects. */
  place: (query: string, addresses: WidgetAddresses) => void;
  /** Objects that have data or failed to read it. */
  holders: () => string[];
  /** Whether a component subscribes to this object. */
  isHeard: (uid: string) => boolean;
}

const noData: Record<string, Json> = {};
export const noAddress: WidgetAddress = {};

export function createDataStore({ data, failed, reasons, address = '', addresses = {} }: PagePayload): DataStore {
  let query = address;
  let placed: WidgetAddresses = new Map(Object.entries(addresses));
  const firsts = new Map<string, WidgetState>();
  const states = new Map<string, WidgetState>();
  const listeners = new Map<string, Set<() => void>>();

  const first = (uid: string) => {
    const known = firsts.get(uid);
    if (known) return known;
    const error = failed?.includes(uid) ? new FailedRead(reasons?.[uid]) : undefined;
    const shown = { data: data[uid] ?? noData, stale: false };
    const state = { shown, address: addresses[uid] ?? noAddress, pending: false, error };
    firsts.set(uid, state);
    return state;
  };
  const read = (uid: string) => states.get(uid) ?? first(uid);
  const change = (uid: string, part: Partial<WidgetState>) => {
    const after = { ...read(uid), ...part };
    if (isSameState(read(uid), after)) return;
    states.set(uid, after);
    for (const listener of listeners.get(uid) ?? []) listener();
  };

  return {
    read,
    first,
    subscribe: (uid, listener) => {
      const own = listeners.get(uid) ?? new Set();
      listeners.set(uid, own.add(listener));
      return () => own.delete(listener);
    },
    change,
    setPending: (uid) => change(uid, { pending: true }),
    address: () => query,
    addresses: () => placed,
    place: (nextQuery, next) => {
      query = nextQuery;
      placed = next;
    },
    holders: () => [...new Set([...Object.keys(data), ...(failed ?? []), ...states.keys()])],
    isHeard: (uid) => (listeners.get(uid)?.size ?? 0) > 0,
  };
}

function isSameState(one: WidgetState, other: WidgetState): boolean {
  const sameData = one.shown === other.shown && one.address === other.address;
  return sameData && one.pending === other.pending && one.error === other.error;
}
