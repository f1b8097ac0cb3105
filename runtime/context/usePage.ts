import { useSyncExternalStore } from 'react';
import type { Counter, PagePayload, PublicSession, PublicSite } from '../../schemas/index.ts';
import type { PageState } from './pageStore.ts';
import { useRuntime } from './RuntimeContext.ts';

/** A part of the current page; the component re-renders only when that part changes. */
export function usePageState<Part>(read: (state: PageState) => Part): Part {
  const { page } = useRuntime();
  const snapshot = () => read(page.get());
  return useSyncExternalStore(page.subscribe, snapshot, snapshot);
}

export function usePage(): PagePayload {
  return usePageState((state) => state.payload);
}

export function useSession(): PublicSession {
  return usePageState((state) => state.payload.session);
}

export function useSite(): PublicSite {
  return usePageState((state) => state.payload.site);
}

const none: Counter[] = [];

/** The person's counters as they are now. */
export function useCounters(): Counter[] {
  return usePageState((state) => state.counters) ?? none;
}
