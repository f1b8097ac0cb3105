import type { Api } from '../api/createApi.ts';
import { useRuntime } from './RuntimeContext.ts';

/** The API client for widgets. */
export function useApi(): Api {
  return useRuntime().api;
}
