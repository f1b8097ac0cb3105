import { readAddresses, type WidgetAddresses } from '../../engine/layout/address.ts';
import { isSameJson } from '../../engine/layout/isSameJson.ts';
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
  /** The query part of the page's address. */
  address: () => string;
  /** Takes over another address and tells the objects whose part of it changed. */
  setAddress: (address: string) => void;
  /** The objects whose part of the address would change. */
  changedBy: (address: string) => string[];
  setPending: (uid: string) => void;
  /** What was read; equal answers change nothing for those who draw. */
  settle: (uid: string, answer: Answer) => void;
  fail: (uid: string, error: unknown, part?: Answer) => void;
  /** The reading was given up: another takes its place, or none. */
  rest: (uid: string) => void;
  /** Objects that hold data or failed to, in the page as it came and since. */
  holders: () => string[];
  /** Whether something draws this object. */
  isHeard: (uid: string) => boolean;
}

const noData: Record<string, Json> = {};
const noAddress: WidgetAddress = {};

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
  const show = (uid: string, { data: next, rows }: Answer, stale: boolean): Shown => {
    const { shown } = read(uid);
    const sameData = isSameJson(shown.data, next);
    // Rows come with data that is stamped for them: the same data means the same rows.
    const sameRows = rows === undefined || sameData;
    if (sameData && sameRows && shown.stale === stale) return shown;
    return { data: sameData ? shown.data : next, rows: sameRows ? shown.rows : rows, stale };
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
    setAddress: (next) => {
      const after = readAddresses(next);
      const changed = findChanged(addresses, after);
      query = next;
      addresses = after;
      for (const uid of changed) change(uid, { address: after.get(uid) ?? noAddress });
    },
    changedBy: (next) => findChanged(addresses, readAddresses(next)),
    setPending: (uid) => change(uid, { pending: true }),
    settle: (uid, answer) => change(uid, { shown: show(uid, answer, false), pending: false, error: undefined }),
    fail: (uid, error, part) => {
      const { shown } = read(uid);
      const answer = { data: part ? { ...shown.data, ...part.data } : shown.data, rows: part?.rows };
      change(uid, { shown: show(uid, answer, Object.keys(answer.data).length > 0), pending: false, error });
    },
    rest: (uid) => change(uid, { pending: false }),
    holders: () => [...new Set([...Object.keys(data), ...(failed ?? []), ...states.keys()])],
    isHeard: (uid) => (listeners.get(uid)?.size ?? 0) > 0,
  };
}

function findChanged(before: WidgetAddresses, after: WidgetAddresses): string[] {
  const uids = new Set([...before.keys(), ...after.keys()]);
  return [...uids].filter((uid) => !isSameJson(before.get(uid) ?? noAddress, after.get(uid) ?? noAddress));
}
