import { readAddresses, type WidgetAddresses } from '../../engine/layout/address.ts';
import type { Json, PagePayload, Row, WidgetAddress } from '../../schemas/index.ts';

/** What a view is drawn from; one and the same object while it says the same. */
export interface Shown {
  data: Record<string, Json>;
  /** Rows of a repeating object, once it has newer ones than the page came with. */
  rows?: Row[];
  /** It is older than it should be: the last reading failed. */
  stale: boolean;
}

/** What one object has of data, and how it stands with it. */
export interface WidgetState {
  shown: Shown;
  address: WidgetAddress;
  /** Newer data is on its way; what is here stays meanwhile. */
  pending: boolean;
  /** Why the last reading failed. */
  error: unknown;
}

export interface Answer {
  data: Record<string, Json>;
  rows?: Row[];
}

/** The data of the page that is shown, object by object: whoever listens hears of his own object only. */
export interface DataStore {
  read: (uid: string) => WidgetState;
  /** As the server drew it; hydration must begin from there. */
  first: (uid: string) => WidgetState;
  subscribe: (uid: string, listener: () => void) => () => void;
  /** Tells the object's listeners, unless it says the same. */
  change: (uid: string, part: Partial<WidgetState>) => void;
  setPending: (uid: string) => void;
  /** The query part of the page's address. */
  address: () => string;
  /** The same, object by object. */
  addresses: () => WidgetAddresses;
  /** Stands at another address from now on; what the objects have of it is changed by `moveAddress`. */
  place: (query: string, addresses: WidgetAddresses) => void;
  /** Objects that hold data or failed to, in the page as it came and since. */
  holders: () => string[];
  /** Whether something draws this object. */
  isHeard: (uid: string) => boolean;
}

const noData: Record<string, Json> = {};
export const noAddress: WidgetAddress = {};

export function createDataStore({ data, failed, address = '' }: PagePayload): DataStore {
  let query = address;
  let addresses: WidgetAddresses = readAddresses(address);
  const firstAddresses = addresses;
  const firsts = new Map<string, WidgetState>();
  const states = new Map<string, WidgetState>();
  const listeners = new Map<string, Set<() => void>>();

  const first = (uid: string) => {
    const known = firsts.get(uid);
    if (known) return known;
    const state: WidgetState = {
      shown: { data: data[uid] ?? noData, stale: false },
      address: firstAddresses.get(uid) ?? noAddress,
      pending: false,
      error: failed?.includes(uid) ? new Error('the server could not read it') : undefined,
    };
    firsts.set(uid, state);
    return state;
  };
  const read = (uid: string) => states.get(uid) ?? first(uid);
  const change = (uid: string, part: Partial<WidgetState>) => {
    const before = read(uid);
    const after = { ...before, ...part };
    const isSame = after.shown === before.shown && after.pending === before.pending && after.error === before.error;
    if (isSame && after.address === before.address) return;
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
    addresses: () => addresses,
    place: (nextQuery, next) => {
      query = nextQuery;
      addresses = next;
    },
    holders: () => [...new Set([...Object.keys(data), ...(failed ?? []), ...states.keys()])],
    isHeard: (uid) => (listeners.get(uid)?.size ?? 0) > 0,
  };
}
