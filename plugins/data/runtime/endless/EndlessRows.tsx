import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from 'sala/schemas';
import { isTyping } from '../parts/isTyping.ts';
import { tableRoles } from '../parts/tableRoles.ts';
import type { Scrolled } from './scrollPlace.ts';
import type { Endless } from './useEndless.ts';
import { useScrolled } from './useScrolled.ts';
import './endless.css';

interface Props {
  endless: Endless;
  /** The rows that were read, as they are shown. */
  rows: readonly JsonObject[];
  /** Cells of a row. */
  span: number;
  drawRow: (row: JsonObject, index: number) => ReactNode;
}

/** The rows of an endless list: those in view, between spacers as high as the rows that are not drawn. */
export function EndlessRows({ endless, rows, span, drawRow }: Props) {
  const frame = useRef<HTMLElement>(null);
  const findFrame = useCallback((body: HTMLElement | null) => {
    if (body) frame.current = body.closest('.w-grid');
  }, []);
  const { scrolled, goTo } = useScrolled(endless, frame);
  useFarKeys(frame, scrolled && goTo, endless.total);
  const shown = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const { from, to } = scrolled?.range ?? listTogether(endless);
  const { want } = endless;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another answer the rows that are seen are read again
  useEffect(() => {
    if (!scrolled) return;
    const timer = setTimeout(() => want(from, to), 60); // not for each place that a dragged scroll bar passes
    return () => clearTimeout(timer);
  }, [endless, want, scrolled, from, to]);
  const places = Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);
  const drawn = places.map((index) => {
    const row = endless.at(index);
    if (row) return drawRow(shown.get(row.id) ?? row, index);
    return <WaitingRow key={`waiting ${index}`} span={span} height={scrolled?.rowHeight} />;
  });
  // The body keeps its place among its siblings, or React would draw all rows anew once they are measured.
  return (
    <>
      {scrolled && <Space height={(from - scrolled.region.start) * scrolled.rowHeight} span={span} />}
      <tbody ref={findFrame} {...tableRoles.group}>
        {drawn}
      </tbody>
      {scrolled && <Space height={spaceBelow(scrolled)} span={span} />}
      {!scrolled && to < endless.total && <ComingCards {...{ endless, frame, to, span }} />}
    </>
  );
}

function spaceBelow({ region, range, rowHeight }: Scrolled): number {
  return (region.start + region.length - range.to) * rowHeight;
}

/** Control with Home or End leads to the first or the last row of all, wherever they are. */
function useFarKeys(
  frame: RefObject<HTMLElement | null>,
  goTo: ((row: number, focus: boolean) => void) | undefined,
  total: number,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !goTo) return;
    const go = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      if (!(ctrlKey || metaKey) || (key !== 'Home' && key !== 'End')) return;
      if (target instanceof HTMLElement && isTyping(target)) return;
      event.preventDefault();
      goTo(key === 'Home' ? 0 : total - 1, true);
    };
    element.addEventListener('keydown', go);
    return () => element.removeEventListener('keydown', go);
  }, [frame, goTo, total]);
}

function Space({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="w-grid__space">
      <tr>
        <td colSpan={span} style={{ blockSize: height }} />
      </tr>
    </tbody>
  );
}

function WaitingRow({ span, height }: { span: number; height: number | undefined }) {
  return (
    <tr className="w-grid__waiting">
      <td colSpan={span} style={{ blockSize: height }}>
        <span className="w-data-bone" aria-hidden="true" />
      </td>
    </tr>
  );
}

/** The pages around that of the address which were read, without a gap. */
function listTogether({ page, limit, total, at }: Endless): { from: number; to: number } {
  let first = page;
  let next = page + 1;
  while (first > 1 && at((first - 2) * limit)) first -= 1;
  while (at((next - 1) * limit)) next += 1;
  return { from: (first - 1) * limit, to: Math.min((next - 1) * limit, total) };
}

interface NextProps {
  endless: Endless;
  frame: RefObject<HTMLElement | null>;
  to: number;
  span: number;
}

/** Not drawn by the server: without scripts nothing comes after the rows of the page. */
function ComingCards(props: NextProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake && <NextCards {...props} />;
}

/** Where rows are cards, the next ones are read when the last one comes near. */
function NextCards({ endless, frame, to, span }: NextProps) {
  const end = useRef<HTMLTableRowElement>(null);
  const { want, see, limit } = endless;
  useEffect(() => {
    const element = end.current;
    if (!element || (frame.current?.clientWidth ?? 0) >= 640) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (to > limit) see(to - 1);
        want(to, to + 1);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [want, see, to, limit, frame]);
  return (
    <tbody className="w-grid__waiting">
      <tr ref={end}>
        <td colSpan={span}>
          <span className="w-data-bone" aria-hidden="true" />
        </td>
      </tr>
    </tbody>
  );
}
