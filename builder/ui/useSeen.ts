import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element came near to being seen; it stays so. */
export function useSeen(): { place: RefObject<HTMLDivElement | null>; isSeen: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}
