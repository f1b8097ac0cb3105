import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Entry, findEarlyInput, repeatInput } from './findEarlyInput.ts';

/** After the widget of an object: keeps what people typed into it before its scripts arrived. */
export function EarlyInput({ of }: { of: RefObject<HTMLElement | null> }) {
  const [entries, find] = useState<Entry[]>([]);
  // Found before a field can draw itself anew. A state that is set here has React run all effects of the object at once: what
  // was typed between its commit and its effects, where fields do not listen to their form yet, was taken back.
  useLayoutEffect(() => find(findEarlyInput(of.current)), [of]);
  useEffect(() => repeatInput(entries), [entries]);
  return null;
}
