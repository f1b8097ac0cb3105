import { useLayoutEffect, useRef } from 'react';

/** The value as it was when `held` began, and the current one otherwise. */
export function useHeld<T>(value: T, held: boolean): T {
  const kept = useRef(value);
  // Not during rendering: React may discard a rendering, and what that one saw was never on screen.
  useLayoutEffect(() => {
    if (!held) kept.current = value;
  });
  return held ? kept.current : value;
}
