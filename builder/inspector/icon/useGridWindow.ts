import { type RefObject, useEffect, useRef, useState } from 'react';

const cell = 48;
const spare = 2;

interface GridWindow {
  grid: RefObject<HTMLDivElement | null>;
  columns: number;
  /** What is drawn: so many cells from the first. */
  first: number;
  count: number;
  /** Of everything, so that the bar tells the truth. */
  height: number;
  offset: number;
  /** Scrolls until the cell at this place is in sight. */
  reveal: (place: number) => void;
}

/** Which cells of a long grid are in sight. */
export function useGridWindow(total: number, start: number): GridWindow {
  const grid = useRef<HTMLDivElement>(null);
  const begin = useRef(start);
  const [{ width, height, top }, setView] = useState({ width: cell * 8, height: cell * 7, top: 0 });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => setView({ width: element.clientWidth, height: element.clientHeight, top: element.scrollTop });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    const across = Math.max(1, Math.floor(element.clientWidth / cell));
    element.scrollTop = Math.max(0, Math.floor(begin.current / across) * cell - element.clientHeight / 2);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const columns = Math.max(1, Math.floor(width / cell));
  const firstRow = Math.max(0, Math.floor(top / cell) - spare);
  return {
    grid,
    columns,
    first: firstRow * columns,
    count: (Math.ceil(height / cell) + spare * 2) * columns,
    height: Math.ceil(total / columns) * cell,
    offset: firstRow * cell,
    reveal: (place) => {
      const element = grid.current;
      if (!element) return;
      const from = Math.floor(place / columns) * cell;
      if (from < element.scrollTop) element.scrollTop = from;
      else if (from + cell > element.scrollTop + element.clientHeight)
        element.scrollTop = from + cell - element.clientHeight;
    },
  };
}
