import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recallRow, rememberRow } from './rowMemory.ts';
import { moveRegion, type Region, type RowRange, rangeAround, regionAround } from './scrollPlace.ts';
import type { Endless } from './useEndless.ts';

/** Where a list is scrolled to. */
export interface Scrolled {
  region: Region;
  range: RowRange;
  rowHeight: number;
}

/** So often pages are read, and the address follows, while somebody scrolls. */
const settleMs = 100;
const cardsBelow = 640;

/**
 * Follows the scrolling of a frame over all rows of a list. Undefined before the browser has drawn rows to measure, and where rows are
 * cards, which have no common height.
 */
export function useScrolled(endless: Endless, frame: RefObject<HTMLElement | null>) {
  const memory = endless.key;
  const [scrolled, setScrolled] = useState<Scrolled>();
  const latest = useRef({ endless, scrolled });
  latest.current = { endless, scrolled };
  /** The page that the address got from scrolling: another one there is a jump. */
  const seenPage = useRef(0);
  const target = useRef<number>(undefined);
  const focused = useRef<number>(undefined);

  const goTo = useCallback(
    (row: number, focus = false) => {
      const element = frame.current;
      const known = latest.current.scrolled?.rowHeight ?? 0;
      const rowHeight = element ? measureRow(element) || known : 0; // none may have been read where the list stands
      if (!element || rowHeight === 0 || element.clientWidth < cardsBelow) return setScrolled(undefined);
      const { total } = latest.current.endless;
      const region = regionAround(Math.floor(row), { total, rowHeight });
      target.current = row;
      focused.current = focus ? row : undefined;
      setScrolled({ region, rowHeight, range: rangeAround(Math.floor(row), countSeen(element, rowHeight), region) });
    },
    [frame],
  );

  // The first place, and each jump: a page link, going back, another order.
  useLayoutEffect(() => {
    if (seenPage.current === endless.page && latest.current.scrolled) return;
    const first = (endless.page - 1) * endless.limit;
    const known = seenPage.current === 0 ? recallRow(memory) : undefined;
    seenPage.current = endless.page;
    goTo(known !== undefined && Math.floor(known / endless.limit) === endless.page - 1 ? known : first);
  }, [endless.page, endless.limit, memory, goTo]);

  const list = useRef(endless.list);
  useLayoutEffect(() => {
    if (list.current === endless.list) return;
    list.current = endless.list;
    goTo((latest.current.endless.page - 1) * latest.current.endless.limit);
  }, [endless.list, goTo]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !scrolled) return;
    const { current: row } = target;
    target.current = undefined;
    if (row !== undefined) element.scrollTop = (row - scrolled.region.start) * scrolled.rowHeight;
    if (focused.current !== undefined && focusRow(element, focused.current)) focused.current = undefined;
  });

  useFollow({ frame, latest, seenPage, setScrolled, goTo, memory });
  return { scrolled, goTo };
}

interface Follow {
  frame: RefObject<HTMLElement | null>;
  latest: RefObject<{ endless: Endless; scrolled: Scrolled | undefined }>;
  seenPage: RefObject<number>;
  setScrolled: (scrolled: Scrolled) => void;
  goTo: (row: number) => void;
  memory: string;
}

/** Scrolling and resizing of the frame. */
function useFollow({ frame, latest, seenPage, setScrolled, goTo, memory }: Follow): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rowNow = ({ region, rowHeight }: Scrolled) => region.start + element.scrollTop / rowHeight;

    function settle() {
      timer = undefined;
      const { endless, scrolled } = latest.current;
      if (!scrolled || !element) return;
      const row = rowNow(scrolled);
      const page = Math.floor(Math.round(row) / endless.limit) + 1;
      if (page !== seenPage.current) {
        seenPage.current = page;
        endless.see(Math.round(row));
      }
      rememberRow(memory, row);
    }

    function follow() {
      const { endless, scrolled } = latest.current;
      if (!scrolled || !element) return;
      const row = rowNow(scrolled);
      const measured = measureRow(element);
      if (measured > 0 && Math.abs(measured - scrolled.rowHeight) > 1) return goTo(row);
      const region = moveRegion(scrolled.region, row, { total: endless.total, rowHeight: scrolled.rowHeight });
      if (region !== scrolled.region) return goTo(row);
      const range = rangeAround(Math.floor(row), countSeen(element, scrolled.rowHeight), region);
      if (range.from !== scrolled.range.from || range.to !== scrolled.range.to) {
        keepFocus(element, range);
        setScrolled({ ...scrolled, range });
      }
      timer ??= setTimeout(settle, settleMs);
    }

    function resize() {
      const { scrolled, endless } = latest.current;
      goTo(scrolled ? rowNow(scrolled) : (endless.page - 1) * endless.limit);
    }

    element.addEventListener('scroll', follow, { passive: true });
    let width = element.clientWidth;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width && element.clientHeight === height) return;
      ({ clientWidth: width, clientHeight: height } = element);
      resize();
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [frame, latest, seenPage, setScrolled, goTo, memory]);
}

function focusRow(element: HTMLElement, index: number): boolean {
  const row = element.querySelector<HTMLElement>(`tr[aria-rowindex="${index + 2}"][data-id]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** A row that leaves the page gives the focus to the list, so that the keyboard goes on there. */
function keepFocus(element: HTMLElement, { from, to }: RowRange): void {
  const row = document.activeElement?.closest('tr[aria-rowindex]');
  if (!row || !element.contains(row)) return;
  const index = Number(row.getAttribute('aria-rowindex')) - 2;
  if (index < from || index >= to) element.focus({ preventScroll: true });
}

function measureRow(element: HTMLElement): number {
  return element.querySelector('tbody > tr[data-id]')?.getBoundingClientRect().height ?? 0;
}

function countSeen(element: HTMLElement, rowHeight: number): number {
  return Math.ceil(element.clientHeight / rowHeight);
}
