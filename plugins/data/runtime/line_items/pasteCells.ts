import { splitCells } from '../../shared/splitCells.ts';
import type { Area, Cell } from './editLines.ts';

export interface PastedCell extends Cell {
  text: string;
}

/** Most lines that one paste makes. */
const mostRows = 2000;

/** Where the cells of a spreadsheet go: from the corner of the area on; one alone, or a row that divides it, fills the area. */
export function placePasted(text: string, area: Area, columns: number): PastedCell[] {
  const rows = splitCells(text.replace(/\r?\n$/, ''), '\t').slice(0, mostRows);
  const width = Math.max(...rows.map((cells) => cells.length));
  const [areaHeight, areaWidth] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const down = rows.length > 0 && areaHeight % rows.length === 0 ? areaHeight / rows.length : 1;
  const across = areaWidth % width === 0 ? areaWidth / width : 1;
  return Array.from({ length: rows.length * down }, (_, row) =>
    Array.from({ length: width * across }, (_, column) => ({
      row: area.top + row,
      column: area.left + column,
      text: rows[row % rows.length]?.[column % width] ?? '',
    })),
  )
    .flat()
    .filter(({ column }) => column < columns);
}

/** Cells as a spreadsheet takes them. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quote).join('\t')).join('\n');
}

function quote(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
