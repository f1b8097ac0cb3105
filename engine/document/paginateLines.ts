import { Decimal, decimal } from '../calc/values/decimal.ts';

/** A line as far as pages care: how tall its row is, and what it adds to the sum. */
export interface PagedLine {
  height: number;
  amount: number;
}

/** What pages leave for rows: a page by itself, the first of several, those between, and the one with the closing block. */
export type PageRoom = Record<'only' | 'first' | 'middle' | 'last', number>;

export interface PageRules {
  perPage: number;
  padTo: number;
  rowHeight: number;
  room: PageRoom;
  minPages?: number;
}

export interface DocumentPage {
  /** From 1. */
  number: number;
  of: number;
  isFirst: boolean;
  /** Holds the closing block: totals, terms, signatures. */
  isLast: boolean;
  /** Positions of its lines: from `from` up to `to`, which is not among them. */
  from: number;
  to: number;
  /** Empty rows after the last line. */
  padding: number;
  /** Room that its lines leave; less than nothing where they are taller than the page. */
  spare: number;
  /** The sum of the pages before it, and with its own lines. */
  carriedIn: number;
  carriedOut: number;
}

/**
 * Lines in pages: rows are never split, the closing block stands whole on the last page, together with a line where
 * there is one. A row that is taller than a page has a page of its own.
 */
export function paginateLines(lines: readonly PagedLine[], rules: PageRules): DocumentPage[] {
  const ends = closeLast(lines, fillPages(lines, rules), rules);
  while (ends.length < (rules.minPages ?? 1)) ends.push(lines.length);
  let sum = decimal(0);
  return ends.map((to, at) => {
    const from = ends[at - 1] ?? 0;
    const own = lines.slice(from, to);
    const carriedIn = sum;
    sum = own.reduce((total, { amount }) => total.plus(amount), sum);
    const isLast = at === ends.length - 1;
    const page = { from, to, isFirst: at === 0, isLast };
    const spare = roomOf(page, rules) - heightOf(lines, from, to);
    // Where lines go on overleaf, the table goes on to the foot of the page by itself.
    const empty = to < lines.length ? 0 : Math.min(rules.padTo - own.length, Math.floor(spare / rules.rowHeight));
    const padding = Math.max(0, empty);
    return {
      ...page,
      number: at + 1,
      of: ends.length,
      padding,
      spare,
      carriedIn: show(carriedIn),
      carriedOut: show(sum),
    };
  });
}

/** Where each page ends, without regard to the closing block. */
function fillPages(lines: readonly PagedLine[], rules: PageRules): number[] {
  const ends: number[] = [];
  let from = 0;
  while (from < lines.length) {
    const room = roomOf({ isFirst: ends.length === 0, isLast: false }, rules);
    let used = 0;
    let to = from;
    for (let next = lines[to]; next && to - from < rules.perPage && used + next.height <= room; next = lines[to]) {
      used += next.height;
      to += 1;
    }
    // A row for which the first page has no room may have it on the next.
    if (to === from && (ends.length > 0 || heightOf(lines, from, from + 1) > rules.room.middle)) to += 1;
    ends.push(to);
    from = to;
  }
  return ends.length > 0 ? ends : [0];
}

/** The lines that move along when the closing block needs a page of its own: a single line there would look like a mistake. */
const together = 2;

/** Moves lines of the last page to a further one where the closing block has no room beside them. */
function closeLast(lines: readonly PagedLine[], ends: number[], rules: PageRules): number[] {
  const from = ends.at(-2) ?? 0;
  const to = lines.length;
  if (heightOf(lines, from, to) <= roomOf({ isFirst: ends.length === 1, isLast: true }, rules))
    return joinLast(lines, ends, rules);
  for (let taken = together; taken > 0; taken -= 1) {
    const cut = to - taken;
    if (cut - from >= taken && heightOf(lines, cut, to) <= rules.room.last) return [...ends.slice(0, -1), cut, to];
  }
  return [...ends, to];
}

/** One line that the page before had no room for takes another along; in a grid of empty rows it is not alone. */
function joinLast(lines: readonly PagedLine[], ends: number[], { room, perPage, padTo }: PageRules): number[] {
  const [before = 0, from = 0, to = 0] = [ends.at(-3), ends.at(-2), ends.at(-1)];
  const cut = to - together;
  const isAlone = ends.length > 1 && to - from === 1 && padTo < perPage;
  if (!isAlone || cut - before < together || heightOf(lines, cut, to) > room.last) return ends;
  return [...ends.slice(0, -2), cut, to];
}

function roomOf({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }, { room }: PageRules): number {
  if (isLast) return isFirst ? room.only : room.last;
  return isFirst ? room.first : room.middle;
}

function heightOf(lines: readonly PagedLine[], from: number, to: number): number {
  let height = 0;
  for (let at = from; at < to; at += 1) height += lines[at]?.height ?? 0;
  return height;
}

function show(sum: Decimal): number {
  return sum.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
}
