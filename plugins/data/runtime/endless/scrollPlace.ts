/** Browsers draw nothing beyond some 16 million pixels: a longer list is scrolled in regions of this height. */
const mostPixels = 8_000_000;
const step = 8;
const spare = 16;

/** The part of a list that the scroll bar stands for, in rows. */
export interface Region {
  start: number;
  length: number;
}

export interface RowRange {
  from: number;
  to: number;
}

/** Where a list is scrolled to. */
export interface Scrolled {
  region: Region;
  range: RowRange;
  rowHeight: number;
}

export type GoTo = (row: number, focus?: boolean) => void;

interface Sizes {
  total: number;
  rowHeight: number;
}

/** The region around a row. */
export function regionAround(row: number, { total, rowHeight }: Sizes): Region {
  const length = Math.min(total, Math.floor(mostPixels / rowHeight));
  return { start: Math.max(Math.min(row - Math.floor(length / 2), total - length), 0), length };
}

/** Another region where a row comes near an end of this one behind which there are further rows. */
export function moveRegion(region: Region, row: number, sizes: Sizes): Region {
  const { start, length } = region;
  const nearStart = start > 0 && row < start + length / 8;
  const nearEnd = start + length < sizes.total && row > start + (length * 7) / 8;
  return nearStart || nearEnd || length > sizes.total ? regionAround(row, sizes) : region;
}

/** The rows to draw around those that are seen, in steps, so that not every pixel draws anew. */
export function rangeAround(first: number, count: number, { start, length }: Region): RowRange {
  return {
    from: Math.max(Math.floor(first / step) * step - spare, start),
    to: Math.min(Math.ceil((first + count) / step) * step + spare, start + length),
  };
}
