import type { KeyboardEvent } from 'react';
import { isTyping } from '../parts/isTyping.ts';

const down = new Set(['KeyJ', 'ArrowDown']);
const up = new Set(['KeyK', 'ArrowUp']);

/**
 * Rows and cells by keyboard: j, k and the arrows move, x chooses, Enter opens, Space shows the record beside the list. The arrow keys lead from a row into its cells and back
 * out of the first one; within cells they keep to their column. Letters count by their position: a Thai keyboard types others.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, onLook?: (id: string) => void): void {
  const { key, code, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return;
  if (isTyping(target)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody > tr[data-id]')];
  const row = rows.find((one) => one.contains(target));
  const next = findNext(event, event.ctrlKey || event.metaKey, { rows, row, target });
  if (next) {
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (event.ctrlKey || event.metaKey || !row) return;
  else if (code === 'KeyX') {
    row.querySelector<HTMLInputElement>('.w-grid__check input')?.click();
    event.preventDefault();
  } else if (key === 'Enter' && (row === target || target.matches('td'))) {
    row.click();
    event.preventDefault();
  } else if (key === ' ' && onLook && (row === target || target.matches('td'))) {
    onLook(String(row.dataset.id));
    event.preventDefault();
  }
}

interface Place {
  rows: readonly HTMLElement[];
  row: HTMLElement | undefined;
  target: HTMLElement;
}

function findNext({ key, code }: KeyboardEvent, isFar: boolean, { rows, row, target }: Place): HTMLElement | undefined {
  const cells = row ? listCells(row) : [];
  const column = cells.findIndex((cell) => cell.contains(target));
  const isCell = column >= 0 && target !== row;
  const to = (next: HTMLElement | undefined) => (isCell && next ? (listCells(next)[column] ?? next) : next);
  const at = row ? rows.indexOf(row) : -1;
  if (isFar) {
    if (key === 'Home') return to(rows[0]);
    return key === 'End' ? to(rows.at(-1)) : undefined;
  }
  if (down.has(code)) return to(rows[at < 0 ? 0 : Math.min(at + 1, rows.length - 1)]);
  if (up.has(code)) return to(rows[Math.max(at - 1, 0)]);
  if (!row) return undefined;
  if (key === 'ArrowRight') return cells[Math.min(isCell ? column + 1 : 0, cells.length - 1)];
  if (key === 'ArrowLeft' && isCell) return column === 0 ? row : cells[column - 1];
  if (key === 'Home') return cells[0];
  return key === 'End' ? cells.at(-1) : undefined;
}

function listCells(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td[data-field]')];
}
