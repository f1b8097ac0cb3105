/** The height of a row; 0 where none is drawn. */
export function measureRow(frame: HTMLElement): number {
  return frame.querySelector('tbody > tr[data-id]')?.getBoundingClientRect().height ?? 0;
}

export function countSeen(frame: HTMLElement, rowHeight: number): number {
  return Math.ceil(frame.clientHeight / rowHeight);
}

/** Whether the row is there to take the focus. */
export function focusRow(frame: HTMLElement, index: number): boolean {
  const row = frame.querySelector<HTMLElement>(`tr[aria-rowindex="${index + 2}"][data-id]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** A row that leaves the page gives the focus to the list, so that the keyboard goes on there. */
export function keepFocus(frame: HTMLElement, { from, to }: { from: number; to: number }): void {
  const row = document.activeElement?.closest('tr[aria-rowindex]');
  if (!row || !frame.contains(row)) return;
  const index = Number(row.getAttribute('aria-rowindex')) - 2;
  if (index < from || index >= to) frame.focus({ preventScroll: true });
}
