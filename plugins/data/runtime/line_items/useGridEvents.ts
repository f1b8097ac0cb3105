import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
} from 'react';
import { beginEdit, cancelEdit, columnAtCursor, endEdit, goDown, goNext } from './editCell.ts';
import { areaOf, countRows, type Grid, goTo } from './grid.ts';
import { copyCells, pasteCells } from './gridClipboard.ts';
import { readGridKey } from './gridKeys.ts';
import { endDrag, followDrag, startDrag } from './gridPointer.ts';
import { runGridCommand } from './runGridCommand.ts';

/** The event handlers of a grid: one each for all of its cells. */
export function useGridEvents(grid: Grid, frame: RefObject<HTMLElement | null>) {
  return useMemo(
    () => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || isOutside(event.target)) return;
        if (grid.state.editing ? handleEditKey(grid, event) : handleKey(grid, event)) event.preventDefault();
        else return;
        // The editor that has the focus goes; keys that leave the grid have moved the focus already.
        if (!grid.state.editing && frame.current?.contains(document.activeElement)) grid.focusCursor();
      },
      onFocus: (event: FocusEvent) => followFocus(grid, event.target),
      onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(grid, event),
      onPointerMove: (event: PointerEvent<HTMLElement>) => followDrag(grid, event),
      onPointerUp: (event: PointerEvent<HTMLElement>) => endDrag(grid, event),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => endDrag(grid, event, true),
      onDoubleClick: () => grid.state.editing || beginEdit(grid),
      onCopy: (event: ClipboardEvent) => handleCopy(grid, event, false),
      onCut: (event: ClipboardEvent) => handleCopy(grid, event, true),
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain');
        // Into an open cell a plain text is pasted as anywhere; several cells are for the grid.
        if (grid.state.editing && !/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        if (grid.state.editing) cancelEdit(grid);
        pasteCells(grid, text).catch(() => grid.announce(grid.say('pasteFailed')));
      },
    }),
    [grid, frame],
  );
}

/** A problem that is pressed in the list of a form leads to its cell. */
function followFocus(grid: Grid, target: EventTarget): void {
  if (!(target instanceof HTMLElement) || target.dataset.column === undefined) return;
  const cell = { row: Number(target.parentElement?.dataset.row), column: Number(target.dataset.column) };
  const { row, column } = grid.state.cursor;
  if (!grid.state.editing && (cell.row !== row || cell.column !== column)) goTo(grid, cell);
}

/** Buttons in the frame have keys of their own. */
function isOutside(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function handleKey(grid: Grid, event: KeyboardEvent): boolean {
  if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    const column = columnAtCursor(grid);
    if (column) grid.widen(column.field, column.width + (event.key === 'ArrowLeft' ? -16 : 16));
    return true;
  }
  const size = { rows: countRows(grid), columns: grid.columns.length, page: grid.page };
  const command = readGridKey(event, grid.state.cursor, size);
  if (command?.do === 'type' && !columnAtCursor(grid)?.editor) return false;
  return command !== undefined && runGridCommand(grid, command);
}

/** While a cell is edited its field has the keys, but for those that end it. */
function handleEditKey(grid: Grid, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const isText = grid.state.editing?.first !== undefined;
  switch (key) {
    case 'Escape':
      cancelEdit(grid);
      return true;
    case 'Enter':
      if (event.altKey && event.target instanceof HTMLTextAreaElement) {
        event.target.setRangeText('\n', event.target.selectionStart, event.target.selectionEnd, 'end');
        event.target.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
      }
      endEdit(grid);
      goDown(grid, shiftKey ? -1 : 1);
      return true;
    case 'Tab':
      endEdit(grid);
      return goNext(grid, shiftKey);
    case 'ArrowUp':
    case 'ArrowDown':
      if (event.target instanceof HTMLTextAreaElement) return false;
      endEdit(grid);
      goDown(grid, key === 'ArrowUp' ? -1 : 1);
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      // Typing over a cell, the arrows go on as in a spreadsheet; Enter and F2 open it for corrections.
      if (!isText) return false;
      endEdit(grid);
      const { row, column } = grid.state.cursor;
      goTo(grid, { row, column: column + (key === 'ArrowLeft' ? -1 : 1) }, { home: grid.state.home });
      return true;
    }
    default:
      return false;
  }
}

function handleCopy(grid: Grid, event: ClipboardEvent, isCut: boolean): void {
  if (grid.state.editing) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', copyCells(grid));
  const { top } = areaOf(grid);
  if (isCut && top < grid.lines().length) runGridCommand(grid, { do: 'clear' });
}
