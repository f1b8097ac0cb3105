import { useRuntime } from '../context/RuntimeContext.ts';
import type { Api } from './createApi.ts';

/** The way from a widget to the server. */
export function useApi(): Api {
  return useRuntime().api;
}
