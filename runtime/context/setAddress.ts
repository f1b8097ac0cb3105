import { isSameJson } from '../../engine/layout/isSameJson.ts';
import { readAddresses, type WidgetAddresses } from '../../engine/layout/reading/address.ts';
import { type DataStore, noAddress } from './dataStore.ts';

/** The objects whose part of the URL would change. */
export function listObjectsChangedBy(store: DataStore, query: string): string[] {
  return findChanged(store.addresses(), readAddresses(query));
}

/** Takes over another URL and notifies the objects whose part of it changed. */
export function setAddress(store: DataStore, query: string): void {
  const after = readAddresses(query);
  const changed = findChanged(store.addresses(), after);
  store.place(query, after);
  for (const uid of changed) store.change(uid, { address: after.get(uid) ?? noAddress });
}

function findChanged(before: WidgetAddresses, after: WidgetAddresses): string[] {
  const uids = new Set([...before.keys(), ...after.keys()]);
  return [...uids].filter((uid) => !isSameJson(before.get(uid) ?? noAddress, after.get(uid) ?? noAddress));
}
