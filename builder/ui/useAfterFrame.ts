import { useEffect, useState } from 'react';

/** False until the frame with the rest was drawn: what is dear to draw must not keep an edit from being seen. */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setAfter(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isAfter;
}
