import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the main field of a dialog when it appears. */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return field;
}
