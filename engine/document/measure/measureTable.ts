import { edges, resolve } from './boxStyle.ts';
import type { Measuring } from './measuring.ts';
import type { MarkupElement } from './parseMarkup.ts';
import { elementsIn } from './selector.ts';
import { shareWidth } from './shareWidth.ts';

interface Cell {
  element: MarkupElement;
  from: number;
  span: number;
}

/** How tall the rows of a table are together, whose borders are shared. */
export function measureTable(measuring: Measuring, table: MarkupElement, width: number): number {
  const rows = listRows(measuring, table);
  const widths = shareColumns(measuring, { table, rows, width });
  const lineAbove = (at: number) =>
    Math.max(borderOf(measuring, rows[at - 1], 'bottom'), borderOf(measuring, rows[at], 'top'));
  let height = (lineAbove(0) + lineAbove(rows.length)) / 2;
  for (const [at, row] of rows.entries()) {
    const own = rowHeight(measuring, row, { widths, lines: (lineAbove(at) + lineAbove(at + 1)) / 2 });
    measuring.heights.set(row.element, own);
    height += own;
  }
  return height;
}

interface Row {
  element: MarkupElement;
  cells: Cell[];
}

function rowHeight(
  measuring: Measuring,
  { element, cells }: Row,
  { widths, lines }: { widths: readonly number[]; lines: number },
): number {
  const heights = cells.map(({ element: cell, from, span }) => {
    const { padding, border, height } = measuring.styleOf(cell);
    const width = widths.slice(from, from + span).reduce((all, each) => all + each, 0);
    const inside = measuring.contentHeight(cell, width) - border.top - border.bottom;
    return Math.max(resolve(height, 0) ?? 0, inside + lines, padding.top + padding.bottom + lines);
  });
  return Math.max(resolve(measuring.styleOf(element).height, 0) ?? 0, ...heights);
}

/** As wide as a table is when none of its lines has to end. */
export function widthOfTable(measuring: Measuring, table: MarkupElement): number {
  return wantedWidths(measuring, listRows(measuring, table)).reduce((all, { most }) => all + most, 0);
}

function shareColumns(
  measuring: Measuring,
  { table, rows, width }: { table: MarkupElement; rows: readonly Row[]; width: number },
): number[] {
  const { isFixedTable } = measuring.styleOf(table);
  const given = elementsIn(elementsIn(table).find(({ tag }) => tag === 'colgroup')).map(
    ({ attributes }) => Number(attributes.width) || 0,
  );
  if (isFixedTable && given.length > 0) {
    const whole = given.reduce((all, each) => all + each, 0);
    return given.map((each) => (each * Math.max(width, whole)) / (whole || 1));
  }
  return shareWidth(wantedWidths(measuring, rows), width);
}

function wantedWidths(measuring: Measuring, rows: readonly Row[]): { least: number; most: number }[] {
  const columns: { least: number; most: number }[] = [];
  for (const { cells } of rows)
    for (const { element, from, span } of cells) {
      const known = columns[from] ?? { least: 0, most: 0 };
      const style = measuring.styleOf(element);
      const most = span === 1 ? measuring.widthOf(element) : 0;
      const least = style.whiteSpace === 'nowrap' ? most : edges(style, 'left') + edges(style, 'right');
      columns[from] = { least: Math.max(known.least, least), most: Math.max(known.most, most) };
    }
  return Array.from(columns, (column) => column ?? { least: 0, most: 0 });
}

function listRows(measuring: Measuring, table: MarkupElement): Row[] {
  const rows = elementsIn(table).flatMap((child) =>
    child.tag === 'tr' ? [child] : elementsIn(child).filter(({ tag }) => tag === 'tr'),
  );
  return rows.map((element) => {
    let from = 0;
    const cells = elementsIn(element)
      .filter((cell) => measuring.styleOf(cell).display === 'table-cell')
      .map((cell) => {
        const span = Math.max(1, Number(cell.attributes.colspan) || 1);
        from += span;
        return { element: cell, from: from - span, span };
      });
    return { element, cells };
  });
}

function borderOf(measuring: Measuring, row: Row | undefined, side: 'top' | 'bottom'): number {
  return Math.max(0, ...(row?.cells ?? []).map(({ element }) => measuring.styleOf(element).border[side]));
}
