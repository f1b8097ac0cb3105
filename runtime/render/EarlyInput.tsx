import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Entry, findEarlyInput, repeatInput } from './findEarlyInput.ts';

/** After the widget of an object: keeps what people typed into it before its scripts arrived. */
export function EarlyInput({ of }: { of: RefObject<HTMLElement | null> }) {
  const entries = useRef<Entry[]>([]);
  // Found before a field can draw itself anew, repeated once it listens.
  useLayoutEffect(() => {
    entries.current = findEarlyInput(of.current);
  }, [of]);
  useEffect(() => repeatInput(entries.current.splice(0)), []);
  return null;
}
