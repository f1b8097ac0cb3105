import { isSameJson } from '../../engine/layout/isSameJson.ts';
import type { Answer, DataStore, Shown } from '../context/dataStore.ts';

/** Stores the answer for an object; an equal answer causes no re-render. */
export function storeAnswer(store: DataStore, uid: string, answer: Answer): void {
  store.change(uid, { shown: show(store, uid, answer, false), pending: false, error: undefined });
}

/** The read failed, at least in part: the current data stays and is marked as out of date. */
export function storeFailure(store: DataStore, uid: string, error: unknown, part?: Answer): void {
  const { shown } = store.read(uid);
  const answer = { data: part ? { ...shown.data, ...part.data } : shown.data, rows: part?.rows };
  const stale = Object.keys(answer.data).length > 0;
  store.change(uid, { shown: show(store, uid, answer, stale), pending: false, error });
}

/** It could not be read yet, and is tried again. */
export function markStale(store: DataStore, uid: string): void {
  const { shown } = store.read(uid);
  if (Object.keys(shown.data).length > 0) store.change(uid, { shown: { ...shown, stale: true } });
}

function show(store: DataStore, uid: string, { data: next, rows }: Answer, stale: boolean): Shown {
  const { shown } = store.read(uid);
  const sameData = isSameJson(shown.data, next);
  // Rows belong to the data they were made from: equal data means equal rows.
  const sameRows = rows === undefined || sameData;
  if (sameData && sameRows && shown.stale === stale) return shown;
  return { data: sameData ? shown.data : next, rows: sameRows ? shown.rows : rows, stale };
}
