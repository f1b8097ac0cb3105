import { type RefObject, useEffect } from 'react';
import { countSeen, keepFocus, measureRow } from './measureRows.ts';
import { rememberRow } from './rowMemory.ts';
import { type GoTo, moveRegion, rangeAround, type Scrolled } from './scrollPlace.ts';
import type { Endless } from './useEndless.ts';

interface Follow {
  frame: RefObject<HTMLElement | null>;
  latest: RefObject<{ endless: Endless; scrolled: Scrolled | undefined }>;
  seenPage: RefObject<number>;
  setScrolled: (scrolled: Scrolled) => void;
  goTo: GoTo;
}

/** So often the address follows while somebody scrolls. */
const settleMs = 100;

/** Scrolling and resizing of the frame. */
export function useFollow({ frame, latest, seenPage, setScrolled, goTo }: Follow): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle() {
      timer = undefined;
      if (element) notePlace(element, { latest, seenPage });
    }
    function follow() {
      const { scrolled, endless } = latest.current;
      if (!scrolled || !element) return;
      const next = followRows(element, scrolled, endless.total);
      if (typeof next === 'number') return goTo(next);
      if (next) setScrolled(next);
      timer ??= setTimeout(settle, settleMs);
    }
    element.addEventListener('scroll', follow, { passive: true });
    const stop = watchSize(element, () => {
      const { scrolled, endless } = latest.current;
      goTo(scrolled ? rowAtTop(element, scrolled) : (endless.page - 1) * endless.limit);
    });
    return () => {
      clearTimeout(timer);
      stop();
      element.removeEventListener('scroll', follow);
    };
  }, [frame, latest, seenPage, setScrolled, goTo]);
}

/** The rows to draw for the place of the scroll bar; a row to go to where heights or regions changed; nothing where all are drawn. */
function followRows(element: HTMLElement, scrolled: Scrolled, total: number): Scrolled | number | undefined {
  const { rowHeight, range } = scrolled;
  const row = rowAtTop(element, scrolled);
  const measured = measureRow(element);
  if (measured > 0 && Math.abs(measured - rowHeight) > 1) return row;
  const region = moveRegion(scrolled.region, row, { total, rowHeight });
  if (region !== scrolled.region) return row;
  const next = rangeAround(Math.floor(row), countSeen(element, rowHeight), region);
  if (next.from === range.from && next.to === range.to) return undefined;
  keepFocus(element, next);
  return { ...scrolled, range: next };
}

/** The address says on which page the list stands, and the tab remembers at which row. */
function notePlace(element: HTMLElement, { latest, seenPage }: Pick<Follow, 'latest' | 'seenPage'>): void {
  const { endless, scrolled } = latest.current;
  if (!scrolled) return;
  const row = rowAtTop(element, scrolled);
  const page = pageSeen(element, { row: Math.round(row), endless, scrolled, jumped: seenPage.current });
  if (page !== seenPage.current) {
    seenPage.current = page;
    endless.see((page - 1) * endless.limit);
  }
  rememberRow(endless.key, row);
}

interface Seen {
  /** The row at the top. */
  row: number;
  endless: Endless;
  scrolled: Scrolled;
  /** The page to which the address led last. */
  jumped: number;
}

/** The page of the row at the top; at the end of the list, where later pages cannot get to the top, the one that was asked for or the last. */
function pageSeen(
  element: HTMLElement,
  { row, endless: { limit, total }, scrolled: { region }, jumped }: Seen,
): number {
  const atTop = Math.floor(row / limit) + 1;
  const { scrollTop, clientHeight, scrollHeight } = element;
  const isEnd = region.start + region.length === total && scrollTop + clientHeight >= scrollHeight - 1;
  if (!isEnd) return atTop;
  return jumped > atTop ? jumped : Math.ceil(total / limit);
}

function rowAtTop({ scrollTop }: HTMLElement, { region, rowHeight }: Scrolled): number {
  return region.start + scrollTop / rowHeight;
}

function watchSize(element: HTMLElement, onChange: () => void): () => void {
  let { clientWidth, clientHeight } = element;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === clientWidth && element.clientHeight === clientHeight) return;
    ({ clientWidth, clientHeight } = element);
    onChange();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
