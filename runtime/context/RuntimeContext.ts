import { createContext, use } from 'react';
import type { Api } from '../api/createApi.ts';
import type { Navigate } from './navigate.ts';
import type { PageStore } from './pageStore.ts';
import type { ViewRegistry } from './viewRegistry.ts';

/** What every widget may reach through the hooks. It never changes, so a change of page re-renders only subscribers. */
export interface Runtime {
  page: PageStore;
  views: ViewRegistry;
  navigate: Navigate;
  api: Api;
  /** The path of a popup over the page, whose own stands in the address bar. */
  path?: string;
  /** True inside the builder's canvas: links do nothing, popups stay closed, texts for staff are shown. */
  editing?: boolean;
}

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('a widget was drawn outside RuntimeContext');
  return runtime;
}
