import { beginEdit, change, goNext } from './editCell.ts';
import { clearArea, duplicateLines, fillDown, insertLine, moveLines, removeLines } from './editLines.ts';
import { areaOf, countRows, type Grid, goTo } from './grid.ts';
import type { GridCommand } from './gridKeys.ts';
import { startLine } from './lineColumns.ts';

/** Does what a key or a button asks for; false where the browser is to go on with the key. */
export function runGridCommand(grid: Grid, command: GridCommand): boolean {
  switch (command.do) {
    case 'go':
      goTo(grid, command.to, { extend: command.extend });
      return true;
    case 'next':
      return goNext(grid, command.back);
    case 'selectAll':
      grid.set({
        anchor: { row: 0, column: 0 },
        cursor: { row: countRows(grid) - 1, column: grid.columns.length - 1 },
      });
      return true;
    case 'selectRow':
      selectRows(grid, grid.state.cursor.row);
      return true;
    case 'leave':
      leave(grid);
      return true;
    default:
      if (!grid.isLocked) editGrid(grid, command);
      return true;
  }
}

type EditCommand = Exclude<GridCommand, { do: 'go' | 'next' | 'selectAll' | 'selectRow' | 'leave' }>;

function editGrid(grid: Grid, command: EditCommand): void {
  const area = areaOf(grid);
  switch (command.do) {
    case 'edit':
      beginEdit(grid);
      break;
    case 'type':
      beginEdit(grid, command.text);
      break;
    case 'clear':
      change(grid, clearArea(grid.lines(), area, grid.columns));
      break;
    case 'fillDown':
      change(grid, fillDown(grid.lines(), area, grid.columns));
      grid.announce(grid.say('filled'));
      break;
    case 'undo':
    case 'redo':
      grid.announce(grid.say(grid.step(command.do) ? command.do : 'noStep'));
      goTo(grid, grid.state.cursor);
      break;
    case 'moveRows':
      moveRows(grid, area.top + command.by);
      break;
    case 'insert':
    case 'duplicate':
    case 'remove':
      changeRows(grid, command.do);
  }
}

export function selectRows(grid: Grid, row: number, from = row): void {
  grid.set({ anchor: { row: from, column: 0 }, cursor: { row, column: grid.columns.length - 1 }, home: undefined });
}

/** The rows of the selection stand at `to` afterwards, and stay selected. */
export function moveRows(grid: Grid, to: number): void {
  const area = areaOf(grid);
  const lines = grid.lines();
  const bottom = Math.min(area.bottom, lines.length - 1);
  const count = bottom - area.top + 1;
  if (count < 1 || to < 0 || to + count > lines.length || to === area.top) return;
  grid.write(moveLines(lines, { ...area, bottom }, to));
  const { cursor, anchor } = grid.state;
  const by = to - area.top;
  grid.set({ cursor: { ...cursor, row: cursor.row + by }, anchor: { ...anchor, row: anchor.row + by } });
  grid.announce(grid.say('moved', { n: to + 1 }));
}

function changeRows(grid: Grid, what: 'insert' | 'duplicate' | 'remove'): void {
  const area = areaOf(grid);
  const lines = grid.lines();
  const bottom = Math.min(area.bottom, lines.length - 1);
  const count = bottom - area.top + 1;
  const { column } = grid.state.cursor;
  if (what === 'insert') {
    grid.write(insertLine(lines, area.bottom + 1, startLine(grid.all)));
    goTo(grid, { row: Math.min(area.bottom + 1, lines.length), column: 0 });
    grid.announce(grid.say('inserted', { n: Math.min(area.bottom + 1, lines.length) + 1 }));
  } else if (count > 0 && what === 'duplicate') {
    grid.write(duplicateLines(lines, { ...area, bottom }));
    goTo(grid, { row: bottom + 1, column });
    grid.announce(grid.say('duplicated', { n: count }));
  } else if (count > 0) {
    grid.write(removeLines(lines, { ...area, bottom }));
    goTo(grid, { row: area.top, column });
    grid.announce(grid.say('removed', { n: count }));
  }
}

/** Escape lets go of what is selected, then of the grid. */
function leave(grid: Grid): void {
  const { top, bottom, left, right } = areaOf(grid);
  if (top !== bottom || left !== right) goTo(grid, grid.state.cursor);
  else grid.leave();
}
