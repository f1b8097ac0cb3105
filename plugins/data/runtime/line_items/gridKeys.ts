import type { Cell } from './editLines.ts';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that are seen at once. */
  page: number;
}

export type GridCommand =
  | { do: 'go'; to: Cell; extend: boolean }
  | { do: 'type'; text: string }
  | { do: 'next'; back: boolean }
  | { do: 'moveRows'; by: 1 | -1 }
  | {
      do:
        | 'edit'
        | 'leave'
        | 'clear'
        | 'selectAll'
        | 'selectRow'
        | 'fillDown'
        | 'undo'
        | 'redo'
        | 'insert'
        | 'duplicate'
        | 'remove';
    };

/** What a key means while no cell is being edited; undefined leaves it to the browser. */
export function readGridKey(press: KeyPress, cursor: Cell, size: GridSize): GridCommand | undefined {
  const { key, altKey, shiftKey } = press;
  const isCommand = press.ctrlKey || press.metaKey;
  if (altKey) return key === 'ArrowUp' || key === 'ArrowDown' ? moveRows(key) : undefined;
  const to = readMove(key, isCommand, cursor, size);
  if (to) return { do: 'go', to, extend: shiftKey };
  if (isCommand) return readCommand(key, shiftKey);
  const plain = plainKeys[key];
  if (plain) return plain;
  if (key === 'Tab') return { do: 'next', back: shiftKey };
  if (key === ' ' && shiftKey) return { do: 'selectRow' };
  return [...key].length === 1 ? { do: 'type', text: key } : undefined;
}

const plainKeys: Readonly<Record<string, GridCommand>> = {
  Enter: { do: 'edit' },
  F2: { do: 'edit' },
  Process: { do: 'type', text: '' },
  Escape: { do: 'leave' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  Insert: { do: 'insert' },
};

function moveRows(key: string): GridCommand {
  return { do: 'moveRows', by: key === 'ArrowUp' ? -1 : 1 };
}

function readCommand(key: string, shift: boolean): GridCommand | undefined {
  switch (key.toLowerCase()) {
    case 'a':
      return { do: 'selectAll' };
    case 'd':
      return { do: shift ? 'duplicate' : 'fillDown' };
    case 'z':
      return { do: shift ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'enter':
      return { do: 'insert' };
    case 'delete':
    case 'backspace':
      return { do: 'remove' };
    default:
      return undefined;
  }
}

function readMove(key: string, far: boolean, { row, column }: Cell, size: GridSize): Cell | undefined {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: far ? lastRow : Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: far ? 0 : Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: far ? lastColumn : Math.min(lastColumn, column + 1) };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return { row: Math.max(0, row - size.page), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + size.page), column };
    default:
      return undefined;
  }
}

/** The next cell that people write, row by row; undefined at the end, where Tab leaves the grid. */
export function nextCell(
  { row, column }: Cell,
  back: boolean,
  { rows, editable }: { rows: number; editable: readonly boolean[] },
): Cell | undefined {
  const step = back ? -1 : 1;
  const total = rows * editable.length;
  for (let at = row * editable.length + column + step; at >= 0 && at < total; at += step)
    if (editable[at % editable.length]) return { row: Math.floor(at / editable.length), column: at % editable.length };
  return undefined;
}
