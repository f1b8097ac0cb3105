import { isSameJson } from '../../engine/layout/isSameJson.ts';
import type { Answer, DataStore, Shown } from './dataStore.ts';

/** What was read for an object; equal answers change nothing for those who draw. */
export function settle(store: DataStore, uid: string, answer: Answer): void {
  store.change(uid, { shown: show(store, uid, answer, false), pending: false, error: undefined });
}

/** It could not be read, or not all of it: what is shown stays, and is said to be old. */
export function fail(store: DataStore, uid: string, error: unknown, part?: Answer): void {
  const { shown } = store.read(uid);
  const answer = { data: part ? { ...shown.data, ...part.data } : shown.data, rows: part?.rows };
  const stale = Object.keys(answer.data).length > 0;
  store.change(uid, { shown: show(store, uid, answer, stale), pending: false, error });
}

function show(store: DataStore, uid: string, { data: next, rows }: Answer, stale: boolean): Shown {
  const { shown } = store.read(uid);
  const sameData = isSameJson(shown.data, next);
  // Rows come with data that is stamped for them: the same data means the same rows.
  const sameRows = rows === undefined || sameData;
  if (sameData && sameRows && shown.stale === stale) return shown;
  return { data: sameData ? shown.data : next, rows: sameRows ? shown.rows : rows, stale };
}
