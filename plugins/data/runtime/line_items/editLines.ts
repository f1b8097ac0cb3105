import type { Json, JsonObject } from 'sala/schemas';
import { type LineColumn, startLine } from './lineColumns.ts';

export interface Cell {
  row: number;
  column: number;
}

/** The cells between two corners. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface CellChange {
  row: number;
  field: string;
  value: Json;
}

export function areaBetween(one: Cell, other: Cell): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Writes values; rows below the last become lines with their defaults. */
export function setCells(
  lines: readonly JsonObject[],
  changes: readonly CellChange[],
  all: readonly LineColumn[],
): JsonObject[] {
  const next = [...lines];
  const copied = new Set<number>();
  for (const { row, field, value } of changes) {
    if (value === null && row >= next.length) continue;
    while (next.length <= row) next.push(startLine(all));
    if (!copied.has(row)) next[row] = { ...next[row] };
    copied.add(row);
    const line = next[row] as JsonObject; // just made
    if (value === null) delete line[field];
    else line[field] = value;
  }
  return next;
}

export function clearArea(lines: readonly JsonObject[], area: Area, columns: readonly LineColumn[]): CellChange[] {
  const bottom = Math.min(area.bottom, lines.length - 1);
  return listCells({ ...area, bottom }, columns).map(({ row, field }) => ({ row, field, value: null }));
}

/** Copies the top row of an area into those below; of one row, the row above it. */
export function fillDown(lines: readonly JsonObject[], area: Area, columns: readonly LineColumn[]): CellChange[] {
  const from = area.top === area.bottom ? area.top - 1 : area.top;
  const source = lines[from];
  if (!source) return [];
  const cells = listCells({ ...area, top: from + 1, bottom: Math.max(area.bottom, from + 1) }, columns);
  return cells.map(({ row, field }) => ({ row, field, value: source[field] ?? null }));
}

/** The cells of an area that people write, row by row. */
export function listCells(area: Area, columns: readonly LineColumn[]): { row: number; field: string }[] {
  const fields = columns.slice(area.left, area.right + 1).filter(({ editor }) => editor !== undefined);
  const rows = Array.from({ length: Math.max(0, area.bottom - area.top + 1) }, (_, at) => area.top + at);
  return rows.flatMap((row) => fields.map(({ field }) => ({ row, field })));
}

export function insertLine(lines: readonly JsonObject[], at: number, line: JsonObject): JsonObject[] {
  return lines.toSpliced(Math.min(at, lines.length), 0, line);
}

export function duplicateLines(lines: readonly JsonObject[], { top, bottom }: Area): JsonObject[] {
  const copies = lines.slice(top, bottom + 1).map((line) => ({ ...line }));
  return lines.toSpliced(Math.min(bottom + 1, lines.length), 0, ...copies);
}

export function removeLines(lines: readonly JsonObject[], { top, bottom }: Area): JsonObject[] {
  return lines.toSpliced(top, bottom - top + 1);
}

/** Moves rows so that the first of them stands at `to`, counted in the lines without them. */
export function moveLines(lines: readonly JsonObject[], { top, bottom }: Area, to: number): JsonObject[] {
  const moved = lines.slice(top, bottom + 1);
  const rest = lines.toSpliced(top, moved.length);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...moved);
}
