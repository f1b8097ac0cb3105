import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows drawn beyond the edge, so that a scroll shows no gaps. */
const beyond = 6;

export interface VisibleRows {
  start: number;
  end: number;
  /** Rows that fit at once. */
  page: number;
}

/** Which rows of a scrolling frame are drawn; changes only when enough has been scrolled. */
export function useVisibleRows(frame: RefObject<HTMLElement | null>, rowHeight: number): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ start: 0, end: 24, page: 12 });
  const measure = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / rowHeight / beyond) * beyond;
    const page = Math.max(1, Math.ceil(element.clientHeight / rowHeight));
    const next = { start: Math.max(0, first - beyond), end: first + page + 2 * beyond, page };
    setVisible((before) => (before.start === next.start && before.end === next.end ? before : next));
  }, [frame, rowHeight]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [frame, measure]);
  return visible;
}

/** The places of the rows to draw: those that are seen, and the one with the cursor, which holds the focus. */
export function listVisible({ start, end }: VisibleRows, count: number, cursor: number): number[] {
  const last = Math.min(end, count);
  const rows = Array.from({ length: Math.max(0, last - start) }, (_, at) => start + at);
  if (cursor >= 0 && cursor < count && (cursor < start || cursor >= last)) rows.push(cursor);
  return rows.sort((one, other) => one - other);
}
