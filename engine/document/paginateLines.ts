import { Decimal, decimal } from '../calc/values/decimal.ts';

/** A line as far as pages care: how tall its row is, and what it adds to the sum. */
export interface PagedLine {
  height: number;
  amount: number;
}

export interface PageRules {
  perPage: number;
  padTo: number;
  rowHeight: number;
  room: { first: number; next: number; closing: number };
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
  /** Empty rows after its lines. */
  padding: number;
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
    const padding = countPadding(own, roomOf(page, rules), rules);
    return { ...page, number: at + 1, of: ends.length, padding, carriedIn: show(carriedIn), carriedOut: show(sum) };
  });
}

/** Where each page ends when the closing block is not thought of. */
function fillPages(lines: readonly PagedLine[], rules: PageRules): number[] {
  const ends: number[] = [];
  let from = 0;
  while (from < lines.length) {
    const room = ends.length === 0 ? rules.room.first : rules.room.next;
    let used = lines[from]?.height ?? 0;
    let to = from + 1;
    for (let next = lines[to]; next && to - from < rules.perPage && used + next.height <= room; next = lines[to]) {
      used += next.height;
      to += 1;
    }
    ends.push(to);
    from = to;
  }
  return ends.length > 0 ? ends : [0];
}

/** Lines that go with the closing block to a page that it needs for itself. */
const mostTaken = 3;

/** Moves lines of the last page to a further one where the closing block has no room beside them. */
function closeLast(lines: readonly PagedLine[], ends: number[], rules: PageRules): number[] {
  const from = ends.at(-2) ?? 0;
  const to = lines.length;
  const tallest = roomOf({ isFirst: ends.length === 1, isLast: true }, rules);
  if (heightOf(lines, from, to) <= tallest || to - from <= 1) {
    return heightOf(lines, from, to) <= tallest ? ends : [...ends, to];
  }
  // As many as the closing block leaves room for go with it, so that the page before it is not the empty one.
  const room = roomOf({ isFirst: false, isLast: true }, rules);
  const most = Math.min(mostTaken, Math.ceil((to - from) / 2));
  let cut = to - 1;
  while (cut - 1 > from && to - cut < most && heightOf(lines, cut - 1, to) <= room) cut -= 1;
  return heightOf(lines, cut, to) <= room ? [...ends.slice(0, -1), cut, to] : [...ends, to];
}

function roomOf({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }, { room }: PageRules): number {
  return (isFirst ? room.first : room.next) - (isLast ? room.closing : 0);
}

function countPadding(own: readonly PagedLine[], room: number, { padTo, rowHeight }: PageRules): number {
  const left = room - heightOf(own, 0, own.length);
  return Math.max(0, Math.min(padTo - own.length, Math.floor(left / rowHeight)));
}

function heightOf(lines: readonly PagedLine[], from: number, to: number): number {
  let height = 0;
  for (let at = from; at < to; at += 1) height += lines[at]?.height ?? 0;
  return height;
}

function show(sum: Decimal): number {
  return sum.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
}
