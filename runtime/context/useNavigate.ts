import type { Navigate } from './navigate.ts';
import { useRuntime } from './RuntimeContext.ts';

export function useNavigate(): Navigate {
  return useRuntime().navigate;
}
