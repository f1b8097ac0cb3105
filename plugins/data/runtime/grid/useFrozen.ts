import { type RefObject, useEffect, useRef } from 'react';
import { frozenPlace } from './columnStyle.ts';

/** Keeps frozen columns beside each other, however wide those before them are. */
export function useFrozen(frozen: number, columns: unknown): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other headings
  useEffect(() => {
    const element = frame.current;
    if (!element || frozen < 2) return;
    const heads = [...element.querySelectorAll<HTMLElement>('thead th[data-frozen]')];
    const place = () => {
      let start = 0;
      heads.forEach((head, index) => {
        element.style.setProperty(frozenPlace(index), `${start}px`);
        start += head.offsetWidth;
      });
    };
    const observer = new ResizeObserver(place);
    for (const head of heads) observer.observe(head);
    place();
    return () => observer.disconnect();
  }, [frozen, columns]);
  return frame;
}
