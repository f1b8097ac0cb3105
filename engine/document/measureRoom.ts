import { type DocumentDeclaration, toPixels } from '../../schemas/index.ts';
import type { DocumentView, MeasurePages, ViewPage, ViewRow } from './documentView.ts';
import type { PageRoom } from './paginateLines.ts';

/** A piece of a roll is one page, up to what a file can hold: 14,400 points, less what its head and its foot may take. */
const rollHeight = 18_000;

/** How tall rows are, and what is left for them on a page beside all else that stands on it. */
export function measureRoom(
  declaration: DocumentDeclaration,
  { view, rows, measure }: { view: DocumentView; rows: ViewRow[]; measure: MeasurePages },
): { heights: number[]; room: PageRoom } {
  const sum = declaration.lines?.sum;
  const whole = heightOf(declaration);
  const blank = (isFirst: boolean, isLast: boolean): ViewPage => ({
    ...{ number: 1, of: 1, isFirst, isLast, rows: [], padding: [] },
    carriedIn: sum && !isFirst ? '0' : '',
    carriedOut: sum && !isLast ? '0' : '',
  });
  const only = blank(true, true);
  const blanks = [only, blank(true, false), blank(false, false), blank(false, true)];
  const drafts = { ...view, pages: [{ ...only, rows }, ...blanks] };
  // One page without lines stays as it is: certificates and labels have their own ways to fit.
  const [filled, ...measured] = declaration.lines ? measure(drafts) : [];
  const roomOf = (at: number) => whole - (measured[at]?.height ?? 0);
  return {
    heights: filled?.rows ?? [],
    room: { only: roomOf(0), first: roomOf(1), middle: roomOf(2), last: roomOf(3) },
  };
}

/** Texts that are longer than a page are drawn smaller, so that none of them is cut off. */
const scales = [0.9, 0.8, 0.7, 0.6, 0.5];
const smallest = 0.4;

/** A page as large as everything on it fits: as usual, where its lines leave room. */
export function openFit(
  declaration: DocumentDeclaration,
  { view, measure }: { view: DocumentView; measure: MeasurePages },
): (page: ViewPage, spare: number) => ViewPage {
  const whole = heightOf(declaration);
  return (page, spare) => {
    if (spare >= 0) return page;
    const fits = (scale: number) => (measure({ ...view, pages: [page] }, scale)[0]?.height ?? 0) <= whole;
    return { ...page, scale: scales.find(fits) ?? smallest };
  };
}

function heightOf({ paper, papers }: DocumentDeclaration): number {
  const { height } = papers[paper]?.mm ?? {};
  return height === undefined ? rollHeight : toPixels(height);
}
