import { useRuntime } from '../context/RuntimeContext.ts';
import type { Navigate } from './navigate.ts';

export function useNavigate(): Navigate {
  return useRuntime().navigate;
}
