import type { Api } from '../../runtime/api/createApi.ts';
import type { Layout, PagePayload, ReadyMadeKind, ReadyMadeList, Row } from '../../schemas/index.ts';
import { forgetPlaces } from './places.ts';

/** A section or a whole page: as it is put into a page, and as it would be drawn there. */
export interface ReadyMade {
  layout: Layout;
  shown: { rows: Row[]; data: PagePayload['data']; widgets: PagePayload['widgets'] };
}

/** The site saved a block or deleted one: what was read before is forgotten, and whoever shows the list reads it again. */
export function forgetReadyMade(api: Api): void {
  lists.delete(api);
  ones.delete(api);
  forgetPlaces(api);
  for (const listener of listeners.get(api) ?? []) listener();
}

/** Calls when the list has to be read again. */
export function watchReadyMade(api: Api, listener: () => void): () => void {
  const own = listeners.get(api) ?? new Set();
  listeners.set(api, own.add(listener));
  return () => own.delete(listener);
}

/** Deletes a saved block; pages that show it keep a copy. */
export async function removeBlock(api: Api, name: string): Promise<void> {
  await api('/api/pages/trash', { method: 'POST', body: { key: name } });
  forgetReadyMade(api);
}

const listeners = new WeakMap<Api, Set<() => void>>();
const lists = new WeakMap<Api, Promise<ReadyMadeList>>();
const ones = new WeakMap<Api, Map<string, Promise<ReadyMade>>>();

/** The ready-made sections and whole pages of this site; requested once while the builder is open. */
export function listReadyMade(api: Api): Promise<ReadyMadeList> {
  const asked = lists.get(api) ?? api<{ data: ReadyMadeList }>('/api/builder/ready-made').then(({ data }) => data);
  lists.set(api, asked);
  asked.catch(() => lists.delete(api)); // the next request may succeed
  return asked;
}

/** One of them, requested when it is first seen or used. */
export function readReadyMade(api: Api, kind: ReadyMadeKind, name: string): Promise<ReadyMade> {
  const known = ones.get(api) ?? new Map<string, Promise<ReadyMade>>();
  ones.set(api, known);
  const path = `/api/builder/ready-made/one?kind=${kind}&name=${encodeURIComponent(name)}`;
  const asked = known.get(path) ?? api<{ data: ReadyMade }>(path).then(({ data }) => data);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
