import { useRef } from 'react';

/** The value as it was when `held` began, and the current one otherwise. */
export function useHeld<T>(value: T, held: boolean): T {
  const kept = useRef(value);
  if (!held) kept.current = value;
  return kept.current;
}
