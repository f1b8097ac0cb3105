import { startTransition, useEffect, useState } from 'react';

/** A value that follows once a frame with the rest was drawn: what is dear to draw must not keep an edit from being seen. */
export function useAfterFrame<T>(value: T, first = value): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
