import { type BoxStyle, edges, resolve } from './boxStyle.ts';
import { measureInline, type Piece, widthOfInline } from './measureInline.ts';
import { measureTable, widthOfTable } from './measureTable.ts';
import type { Measuring } from './measuring.ts';
import type { MarkupElement } from './parseMarkup.ts';
import { fillTracks } from './shareWidth.ts';

/** What stands below each other in a box: other boxes, and texts between them. */
type Part = MarkupElement | Piece[];

/** How tall a box is with its borders, where it is so wide. */
export function heightOf(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  const height = Math.max(
    style.minHeight,
    fixedHeight(element, style, width) ?? contentHeight(measuring, element, width),
  );
  measuring.heights.set(element, height);
  return height;
}

/** The same, whatever height it is given. */
export function contentHeight(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  const across = width - edges(style, 'left') - edges(style, 'right');
  return innerHeight(measuring, element, Math.max(0, across)) + edges(style, 'top') + edges(style, 'bottom');
}

function innerHeight(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  if (style.display === 'table') return measureTable(measuring, element, width);
  if (style.display === 'flex' && style.flex.isColumn) return stackHeight(measuring, element, width);
  if (style.display === 'flex') return rowHeight(measuring, element, width);
  if (style.display === 'grid') return gridHeight(measuring, element, width);
  return stackHeight(measuring, element, width);
}

/** A picture counts with its greatest height, since its proportions are not known here. */
function fixedHeight({ tag, attributes }: MarkupElement, style: BoxStyle, width: number): number | undefined {
  const { height, maxHeight } = style;
  if (tag !== 'img' && tag !== 'svg') return height && 'px' in height ? height.px : undefined;
  const [, , across = 1, down = 1] = (attributes.viewBox ?? '').split(' ').map(Number);
  const own = resolve(height, 0) ?? (width * down) / (across || 1);
  return Math.min(own, resolve(maxHeight, Number.POSITIVE_INFINITY) ?? Number.POSITIVE_INFINITY);
}

function stackHeight(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  const parts = listParts(measuring, element);
  const between = style.display === 'flex' ? style.gap.row : 0;
  const heights = parts.map((part) => {
    if (Array.isArray(part)) return measureInline(part, style, width);
    const { margin, width: ownWidth, maxWidth } = measuring.styleOf(part);
    const given = width - margin.left - margin.right;
    const across = Math.min(resolve(ownWidth, width) ?? given, resolve(maxWidth, width) ?? given);
    return heightOf(measuring, part, across) + margin.top + margin.bottom;
  });
  return sum(heights) + between * Math.max(0, heights.length - 1);
}

function rowHeight(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  const { gap, flex } = style;
  const items = listParts(measuring, element).map((part) => {
    const own = Array.isArray(part) ? undefined : measuring.styleOf(part);
    const basis = resolve(own?.flex.basis, width) ?? resolve(own?.width, width);
    const base = basis ?? widthOf(measuring, part);
    return {
      part,
      base,
      around: own ? own.margin.left + own.margin.right : 0,
      ...(own?.flex ?? { grow: 0, shrink: 1 }),
    };
  });
  const lines: (typeof items)[] = [];
  let left = -1;
  for (const item of items) {
    left -= item.base + item.around + gap.column;
    if (lines.length > 0 && (!flex.wraps || left >= 0)) lines.at(-1)?.push(item);
    else {
      lines.push([item]);
      left = width - item.base - item.around;
    }
  }
  const heights = lines.map((line) => {
    const free = width - gap.column * (line.length - 1) - sum(line.map(({ base, around }) => base + around));
    const grows = sum(line.map(({ grow }) => grow));
    const shrinks = sum(line.map(({ base, shrink }) => base * shrink));
    return Math.max(
      0,
      ...line.map(({ part, base, grow, shrink }) => {
        const change = free > 0 ? (free * grow) / Math.max(1, grows) : (free * base * shrink) / (shrinks || 1);
        const across = Math.max(0, base + change);
        if (Array.isArray(part)) return measureInline(part, style, across);
        const { margin } = measuring.styleOf(part);
        return heightOf(measuring, part, across) + margin.top + margin.bottom;
      }),
    );
  });
  return sum(heights) + gap.row * Math.max(0, lines.length - 1);
}

function gridHeight(measuring: Measuring, element: MarkupElement, width: number): number {
  const style = measuring.styleOf(element);
  const { gap, tracks } = style;
  const parts = listParts(measuring, element);
  const count = Math.max(1, tracks.trim().split(/\s+/).length);
  const rows = Array.from({ length: Math.ceil(parts.length / count) }, (_, at) =>
    parts.slice(at * count, (at + 1) * count),
  );
  const wanted = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.flatMap((row) => (row[at] ? [widthOf(measuring, row[at])] : []))),
  );
  const widths = fillTracks(tracks, wanted, width - gap.column * (count - 1));
  const heights = rows.map((row) =>
    Math.max(
      0,
      ...row.map((part, at) =>
        Array.isArray(part) ? measureInline(part, style, widths[at] ?? 0) : heightOf(measuring, part, widths[at] ?? 0),
      ),
    ),
  );
  return sum(heights) + gap.row * Math.max(0, rows.length - 1);
}

/** As wide as a part is when none of its lines has to end. */
export function widthOf(measuring: Measuring, part: Part): number {
  if (Array.isArray(part)) return widthOfInline(part);
  const style = measuring.styleOf(part);
  const beside = edges(style, 'left') + edges(style, 'right');
  const given = resolve(style.width, 0) || resolve(style.flex.basis, 0);
  if (given) return given;
  if (style.display === 'table') return widthOfTable(measuring, part) + beside;
  const widths = listParts(measuring, part).map((child) => widthOf(measuring, child));
  const isRow = style.display === 'flex' && !style.flex.isColumn;
  const inner = isRow ? sum(widths) + style.gap.column * Math.max(0, widths.length - 1) : Math.max(0, ...widths);
  return Math.min(inner + beside, resolve(style.maxWidth, Number.POSITIVE_INFINITY) ?? Number.POSITIVE_INFINITY);
}

/** Boxes of an element, and the texts between them; what is placed elsewhere takes no room. */
function listParts(measuring: Measuring, element: MarkupElement): Part[] {
  const isFlexible = /flex|grid/.test(measuring.styleOf(element).display);
  const parts: Part[] = [];
  let pieces: Piece[] = [];
  const endText = () => {
    if (pieces.some(({ text }) => text.trim() !== '')) parts.push(pieces);
    pieces = [];
  };
  for (const child of element.children) {
    if (typeof child === 'string') pieces.push({ text: child, style: measuring.styleOf(element) });
    else {
      const style = measuring.styleOf(child);
      if (style.isPlaced || style.display === 'none') continue;
      const isText = style.display.startsWith('inline') && child.tag !== 'img' && child.tag !== 'svg';
      if (isText && !isFlexible) pieces.push(...listPieces(measuring, child));
      else {
        endText();
        parts.push(child);
      }
    }
  }
  endText();
  return parts;
}

function listPieces(measuring: Measuring, element: MarkupElement): Piece[] {
  if (element.tag === 'br') return [{ text: '\u2028', style: measuring.styleOf(element) }];
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [{ text: child, style: measuring.styleOf(element) }] : listPieces(measuring, child),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
