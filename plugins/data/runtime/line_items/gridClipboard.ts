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
  const { changes, unread } = readPasted(grid, cells, found);
  change(grid, changes);
  for (const { row, field, text: typed } of unread) {
    const column = grid.all.find((one) => one.field === field);
    const problem = column?.reference ? 'notFound' : 'unreadable';
    grid.setError(row, field, grid.say(problem, { title: column?.title ?? field, text: typed }));
  }
  select(grid, cells, unread[0]);
  const told = grid.say('pasted', { n: Math.max(...cells.map(({ row }) => row)) - area.top + 1 });
  grid.announce(unread.length > 0 ? `${told} ${grid.say('unreadCount', { n: unread.length })}` : told);
}

interface Unread {
  row: number;
  field: string;
  text: string;
}

/** What the cells change, and which of them cannot be read. */
function readPasted(grid: Grid, cells: readonly PastedCell[], found: ReadonlyMap<string, FoundRecord>) {
  const changes: CellChange[] = [];
  const filled: CellChange[] = [];
  const unread: Unread[] = [];
  for (const cell of cells) {
    const column = grid.columns[cell.column];
    if (!column?.editor) continue;
    const { row } = cell;
    const record = found.get(`${column.field}.${cell.text.trim()}`);
    const value = column.reference && record ? record.id : readCell(column, cell.text);
    const isKept = value === undefined && !column.reference;
    changes.push({ row, field: column.field, value: value ?? (isKept ? cell.text : null) });
    if (record) filled.push(...fillFrom(grid, row, column, record, listGiven(grid, cells, row)));
    if (value === undefined) unread.push({ row, field: column.field, text: cell.text });
  }
  return { changes: [...changes, ...filled], unread };
}

/** The fields that a row of a spreadsheet gives: an empty cell gives nothing, a found record fills it. */
function listGiven(grid: Grid, cells: readonly PastedCell[], row: number): ReadonlySet<string> {
  const given = cells.filter((cell) => cell.row === row && cell.text.trim() !== '');
  return new Set(given.map(({ column }) => grid.columns[column]?.field ?? ''));
}

/** What was pasted is selected; what cannot be read is where one goes on. */
function select(grid: Grid, cells: readonly PastedCell[], unread: Unread | undefined): void {
  const column = grid.columns.findIndex(({ field }) => field === unread?.field);
  if (unread && column >= 0) {
    grid.set({ anchor: { row: unread.row, column }, cursor: { row: unread.row, column }, home: undefined });
    return;
  }
  const [rows, columns] = [cells.map(({ row }) => row), cells.map((cell) => cell.column)];
  grid.set({
    anchor: { row: Math.min(...rows), column: Math.min(...columns) },
    cursor: { row: Math.max(...rows), column: Math.max(...columns) },
  });
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
