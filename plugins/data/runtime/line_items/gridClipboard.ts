import { readCell, showCell, writeCell } from './cellValue.ts';
import { change, fillFrom } from './editCell.ts';
import type { CellChange } from './editLines.ts';
import { areaOf, type Grid } from './grid.ts';
import { type PastedCell, placePasted, writeCells } from './pasteCells.ts';
import type { FoundRecord } from './useReferences.ts';

/** The selected cells as a spreadsheet takes them. */
export function copyCells(grid: Grid): string {
  const { top, bottom, left, right } = areaOf(grid);
  const { references, format } = grid;
  const columns = grid.columns.slice(left, right + 1);
  const rows = grid.lines().slice(top, bottom + 1);
  grid.announce(grid.say('copied', { n: rows.length * columns.length }));
  return writeCells(
    rows.map((line) =>
      columns.map((column) =>
        typeof line[column.field] === 'number' || column.kind === 'date'
          ? writeCell(column, line[column.field], references.names, format)
          : showCell(column, line[column.field], references.names, format),
      ),
    ),
  );
}

/** Writes the cells of a spreadsheet; references are looked up on the server by what they are called. */
export async function pasteCells(grid: Grid, text: string): Promise<void> {
  if (grid.isLocked || text === '') return;
  const area = areaOf(grid);
  const cells = placePasted(text, area, grid.columns.length);
  const found = await lookUp(grid, cells);
  const pasted = new Set(cells.map(({ column }) => grid.columns[column]?.field ?? ''));
  const changes: CellChange[] = [];
  const unread: { row: number; field: string; text: string }[] = [];
  for (const cell of cells) {
    const column = grid.columns[cell.column];
    if (!column?.editor) continue;
    const { row } = cell;
    const record = found.get(`${column.field}.${cell.text.trim()}`);
    const value = column.reference && record ? record.id : readCell(column, cell.text);
    const isKept = value === undefined && !column.reference;
    changes.push({ row, field: column.field, value: value ?? (isKept ? cell.text : null) });
    if (record) changes.push(...fillFrom(grid, row, column, record, pasted));
    if (value === undefined) unread.push({ row, field: column.field, text: cell.text });
  }
  change(grid, changes);
  for (const { row, field, text: typed } of unread) {
    const column = grid.all.find((one) => one.field === field);
    const problem = column?.reference ? 'notFound' : 'unreadable';
    grid.setError(row, field, grid.say(problem, { title: column?.title ?? field, text: typed }));
  }
  const bottom = Math.max(...cells.map(({ row }) => row));
  const right = Math.max(...cells.map(({ column }) => column));
  grid.set({ anchor: { row: area.top, column: area.left }, cursor: { row: bottom, column: right } });
  const told = grid.say('pasted', { n: bottom - area.top + 1 });
  grid.announce(unread.length > 0 ? `${told} ${grid.say('unreadCount', { n: unread.length })}` : told);
}

async function lookUp(grid: Grid, cells: readonly PastedCell[]): Promise<Map<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>();
  for (const [at, column] of grid.columns.entries()) {
    if (column.editor !== 'reference') continue;
    const texts = cells.filter((cell) => cell.column === at).map(({ text }) => text.trim());
    const records = await grid.references.lookUp(column, new Set(texts.filter(Boolean)));
    for (const [text, record] of records) found.set(`${column.field}.${text}`, record);
  }
  return found;
}
