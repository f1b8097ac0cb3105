import { readAddresses, type WidgetAddresses } from '../../engine/layout/address.ts';
import type { Json, PagePayload, WidgetAddress } from '../../schemas/index.ts';

/** What one object has of data, and how it stands with it. */
export interface WidgetState {
  data: Record<string, Json>;
  address: WidgetAddress;
  /** Newer data is on its way; what is here stays meanwhile. */
  pending: boolean;
  /** Why the last reading failed; what is here, if anything, is older. */
  error: unknown;
}

export interface AddressChange {
  /** Leaves an entry in the history, so that "back" undoes it. */
  push?: boolean;
}

/** The data of the page that is shown, object by object: whoever listens hears of his own object only. */
export interface DataStore {
  read: (uid: string) => WidgetState;
  /** As the server drew it; hydration must begin from there. */
  first: (uid: string) => WidgetState;
  subscribe: (uid: string, listener: () => void) => () => void;
  /** The query part of the page's address. */
  address: () => string;
  update: (uid: string, part: Partial<WidgetState>) => void;
  /** Takes over another address; gives back the objects whose part of it changed. */
  setAddress: (address: string) => string[];
  /** Objects that hold data, or failed to. */
  holders: () => string[];
}

const noData: Record<string, Json> = {};
const noAddress: WidgetAddress = {};

export function createDataStore({ data, failed, address = '' }: PagePayload): DataStore {
  let query = address;
  let addresses: WidgetAddresses = readAddresses(address);
  const firsts = new Map<string, WidgetState>();
  const states = new Map<string, WidgetState>();
  const listeners = new Map<string, Set<() => void>>();

  const first = (uid: string) => {
    const known = firsts.get(uid);
    if (known) return known;
    const state: WidgetState = {
      data: data[uid] ?? noData,
      address: addresses.get(uid) ?? noAddress,
      pending: false,
      error: failed?.includes(uid) ? true : undefined,
    };
    firsts.set(uid, state);
    return state;
  };
  const read = (uid: string) => states.get(uid) ?? first(uid);
  const update = (uid: string, part: Partial<WidgetState>) => {
    states.set(uid, { ...read(uid), ...part });
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
    address: () => query,
    update,
    setAddress: (next) => {
      const before = addresses;
      query = next;
      addresses = readAddresses(next);
      const changed = [...new Set([...before.keys(), ...addresses.keys()])].filter(
        (uid) => write(before.get(uid)) !== write(addresses.get(uid)),
      );
      for (const uid of changed) update(uid, { address: addresses.get(uid) ?? noAddress });
      return changed;
    },
    holders: () => [...new Set([...Object.keys(data), ...states.keys(), ...(failed ?? [])])],
  };
}

function write(address: WidgetAddress = noAddress): string {
  return JSON.stringify(Object.entries(address).sort());
}
