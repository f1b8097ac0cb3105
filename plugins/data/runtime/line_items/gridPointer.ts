import type { PointerEvent } from 'react';
import { beginEdit, endEdit } from './editCell.ts';
import { areaOf, countRows, type Grid, goTo } from './grid.ts';
import { moveRows, selectRows } from './runGridCommand.ts';

/** What the pointer does while it is down, by grid. */
const drags = new WeakMap<Grid, { select: true } | { rows: true; from: number; isMoving: boolean }>();

export function startDrag(grid: Grid, event: PointerEvent<HTMLElement>): void {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  if (event.target.closest('.w-lines__input, .w-lines__list, .w-lines__edge')) return;
  const handle = event.target.closest<HTMLElement>('[data-handle]');
  const cell = event.target.closest<HTMLElement>('[data-column]');
  if (!handle && !cell) return;
  event.preventDefault(); // no text is marked
  endEdit(grid);
  const place = handle ?? cell;
  const row = rowOf(place);
  if (handle) {
    const { top, bottom } = areaOf(grid);
    if (event.shiftKey) selectRows(grid, row, grid.state.anchor.row);
    else if (row < top || row > bottom) selectRows(grid, row);
    drags.set(grid, { rows: true, from: row, isMoving: false });
  } else {
    goTo(grid, { row, column: Number(cell?.dataset.column) }, { extend: event.shiftKey });
    if (event.pointerType === 'mouse') drags.set(grid, { select: true });
    if (event.target.closest('[data-toggle]')) beginEdit(grid);
  }
  if (handle || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
  const [first] = place?.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  (cell ?? first)?.focus({ preventScroll: true });
}

export function followDrag(grid: Grid, event: PointerEvent<HTMLElement>): void {
  const drag = drags.get(grid);
  if (!drag) return;
  const place = placeUnder(event);
  if (!place) return;
  if ('select' in drag) {
    const { cursor } = grid.state;
    if (place.column !== undefined && (place.row !== cursor.row || place.column !== cursor.column))
      goTo(grid, { row: place.row, column: place.column }, { extend: true });
    return;
  }
  if (!drag.isMoving && place.row === drag.from) return;
  drag.isMoving = true;
  if (!grid.isLocked) grid.set({ drop: Math.min(place.row, countRows(grid) - 1) });
}

export function endDrag(grid: Grid, event: PointerEvent<HTMLElement>, isCancelled = false): void {
  const drag = drags.get(grid);
  drags.delete(grid);
  if (!drag || !('rows' in drag)) return;
  const { drop } = grid.state;
  grid.set({ drop: undefined });
  if (!drag.isMoving) selectRows(grid, drag.from, event.shiftKey ? grid.state.anchor.row : drag.from);
  else if (drop !== undefined && !isCancelled) {
    const { top, bottom } = areaOf(grid);
    moveRows(grid, drop > bottom ? drop - (bottom - top + 1) : Math.min(drop, top));
  }
}

function placeUnder({ clientX, clientY }: PointerEvent): { row: number; column?: number } | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  const cell = element?.closest<HTMLElement>('[data-column]');
  if (cell) return { row: rowOf(cell), column: Number(cell.dataset.column) };
  const handle = element?.closest<HTMLElement>('[data-handle]');
  return handle ? { row: rowOf(handle) } : undefined;
}

function rowOf(element: Element | null | undefined): number {
  return Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row);
}
