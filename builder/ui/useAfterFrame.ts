import { startTransition, useEffect, useState } from 'react';
import { doAfterFrame } from './frame.ts';

/** A value that follows once a frame with the rest was drawn: what is dear to draw must not keep an edit from being seen. */
export function useAfterFrame<T>(value: T, first = value): T {
  const [shown, setShown] = useState(first);
  useEffect(() => doAfterFrame(() => startTransition(() => setShown(value))), [value]);
  return shown;
}
