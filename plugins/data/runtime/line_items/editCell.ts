import type { JsonObject } from 'sala/schemas';
import { copyBeside } from '../../shared/copyBeside.ts';
import { readCell } from './cellValue.ts';
import { type CellChange, setCells } from './editLines.ts';
import { countRows, type Grid, goTo } from './grid.ts';
import { nextCell } from './gridKeys.ts';
import type { LineColumn } from './lineColumns.ts';
import type { FoundRecord } from './useReferences.ts';

export function columnAtCursor({ columns, state }: Grid): LineColumn | undefined {
  return columns[state.cursor.column];
}

export function beginEdit(grid: Grid, first?: string): void {
  const column = columnAtCursor(grid);
  if (grid.isLocked || !column?.editor) return;
  const { cursor, home } = grid.state;
  const before = grid.lines()[cursor.row];
  if (column.editor === 'boolean') {
    if (first === undefined || first === ' ') toggle(grid, column, before);
    return;
  }
  const mark = `${Date.now()}.${cursor.row}.${column.field}`;
  grid.set({ editing: { first, before, mark }, anchor: cursor, home: home ?? cursor.column });
}

function toggle(grid: Grid, { field }: LineColumn, line: JsonObject | undefined): void {
  change(grid, [{ row: grid.state.cursor.row, field, value: line?.[field] !== true }]);
}

export function change(grid: Grid, changes: readonly CellChange[], mark?: string): void {
  if (grid.isLocked || changes.length === 0) return;
  for (const { row, field } of changes) grid.setError(row, field, undefined);
  grid.write(setCells(grid.lines(), changes, grid.all), mark);
}

/** What is typed is taken over key by key; a text that cannot be read stays until it is left, and then says so. */
export function typeText(grid: Grid, column: LineColumn, text: string): void {
  const { cursor, editing } = grid.state;
  const value = readCell(column, text);
  if (!editing) return;
  change(
    grid,
    [{ row: cursor.row, field: column.field, value: value ?? (text.trim() === '' ? null : text) }],
    editing.mark,
  );
}

interface ChosenRecord {
  row: number;
  column: LineColumn;
  found: FoundRecord | undefined;
  /** Of the step to undo that it belongs to. */
  mark?: string;
}

/** Sets a reference and what it fills in beside it. */
export function chooseRecord(grid: Grid, { row, column, found, mark }: ChosenRecord): void {
  grid.references.note(column, found ? [found] : []);
  change(grid, [{ row, field: column.field, value: found?.id ?? null }, ...fillFrom(grid, row, column, found)], mark);
}

/** Fields of the record that the schema copies into the line; `except` those that were given otherwise. */
export function fillFrom(
  grid: Grid,
  row: number,
  column: LineColumn,
  found: FoundRecord | undefined,
  except: ReadonlySet<string> = new Set(),
): CellChange[] {
  if (!found) return [];
  const findBeside = (field: string) => grid.all.find((one) => one.field === field);
  return copyBeside(column, found.record, findBeside).flatMap(([field, value]): CellChange[] => {
    const target = findBeside(field);
    if (!target || target.schema['x-formula'] !== undefined || except.has(field)) return [];
    return value === null ? [] : [{ row, field, value }];
  });
}

export function endEdit(grid: Grid): void {
  const { editing, cursor } = grid.state;
  if (!editing) return;
  grid.finish?.();
  const column = columnAtCursor(grid);
  const value = column && grid.lines()[cursor.row]?.[column.field];
  if (column && column.editor !== 'reference' && typeof value === 'string' && readCell(column, value) === undefined)
    grid.setError(cursor.row, column.field, grid.say('unreadable', { title: column.title }));
  grid.set({ editing: undefined });
}

/** The line as it was before. */
export function cancelEdit(grid: Grid): void {
  const { editing, cursor } = grid.state;
  if (!editing) return;
  const lines = grid.lines();
  const { before, mark } = editing;
  if (lines[cursor.row] !== before)
    grid.write(before ? lines.with(cursor.row, before) : lines.slice(0, cursor.row), mark);
  grid.set({ editing: undefined });
}

/** Tab: the next cell that people write; false at the end of the grid. */
export function goNext(grid: Grid, back: boolean): boolean {
  const { cursor, home } = grid.state;
  const editable = grid.columns.map(({ editor }) => grid.isLocked || editor !== undefined);
  const to = nextCell(cursor, back, { rows: countRows(grid), editable });
  if (to) goTo(grid, to, { home: to.row === cursor.row ? (home ?? cursor.column) : undefined });
  return to !== undefined;
}

/** Enter: the row below, in the column where this row was begun. */
export function goDown(grid: Grid, by: 1 | -1 = 1): void {
  const { cursor, home } = grid.state;
  goTo(grid, { row: cursor.row + by, column: home ?? cursor.column });
}
