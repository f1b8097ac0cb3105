import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { countSeen, focusRow, measureRow } from './measureRows.ts';
import { recallRow } from './rowMemory.ts';
import { type GoTo, rangeAround, regionAround, type Scrolled } from './scrollPlace.ts';
import type { Endless } from './useEndless.ts';
import { useFollow } from './useFollow.ts';

const cardsBelow = 640;

/**
 * Follows the scrolling of a frame over all rows of a list. Undefined before the browser has drawn rows to measure, and where rows are
 * cards, which have no common height.
 */
export function useScrolled(endless: Endless, frame: RefObject<HTMLElement | null>) {
  const [scrolled, setScrolled] = useState<Scrolled>();
  const latest = useRef({ endless, scrolled });
  latest.current = { endless, scrolled };
  /** The page that the address got from scrolling: another one there is a jump. */
  const seenPage = useRef(0);
  const target = useRef<number>(undefined);
  const focused = useRef<number>(undefined);
  const goTo: GoTo = useCallback(
    (row, focus) => {
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
  useJumps(endless, seenPage, goTo);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !scrolled) return;
    const { current: row } = target;
    target.current = undefined;
    if (row !== undefined) element.scrollTop = (row - scrolled.region.start) * scrolled.rowHeight;
    if (focused.current !== undefined && focusRow(element, focused.current)) focused.current = undefined;
  });
  useFollow({ frame, latest, seenPage, setScrolled, goTo });
  return { scrolled, goTo };
}

/** Where the address leads: the first place, a page link, going back; another list begins at its page. */
function useJumps({ key, list, page, limit }: Endless, seenPage: RefObject<number>, goTo: GoTo): void {
  const seenList = useRef(list);
  useLayoutEffect(() => {
    if (seenPage.current === page && seenList.current === list) return;
    const first = (page - 1) * limit;
    const known = seenPage.current === 0 ? recallRow(key) : undefined;
    seenPage.current = page;
    seenList.current = list;
    goTo(known !== undefined && Math.floor(known / limit) === page - 1 ? known : first);
  }, [key, list, page, limit, seenPage, goTo]);
}
