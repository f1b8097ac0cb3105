import { createContext, use } from 'react';
import type { Api } from '../api/createApi.ts';
import type { Navigate } from '../navigation/navigate.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { ViewRegistry } from '../widgets/viewRegistry.ts';

/** The parts every widget may reach through the hooks. It never changes, so a change of page re-renders only who asks. */
export interface Runtime {
  page: PageStore;
  views: ViewRegistry;
  navigate: Navigate;
  api: Api;
  /** True inside the builder's canvas: links rest, popups stay closed, staff texts show. */
  editing?: boolean;
}

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('a widget was drawn outside RuntimeContext');
  return runtime;
}
