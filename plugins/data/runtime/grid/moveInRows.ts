import type { KeyboardEvent } from 'react';

const down = new Set(['j', 'ArrowDown']);
const up = new Set(['k', 'ArrowUp']);

/** Rows by keyboard: j, k and the arrows move, x chooses, Enter opens. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement))
    return;
  if (isTyping(target)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(target));
  if (down.has(key) || up.has(key)) {
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + (down.has(key) ? 1 : -1), 0), rows.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  } else if (key === 'x' && rows[at]) {
    rows[at].querySelector<HTMLInputElement>('.w-grid__check input')?.click();
    event.preventDefault();
  } else if (key === 'Enter' && rows[at] === target) {
    target.click();
    event.preventDefault();
  }
}

/** Whether a key belongs to the field that has the focus. */
export function isTyping(target: HTMLElement): boolean {
  const field = target.closest('input, select, textarea, [contenteditable], [role="menu"], [role="dialog"]');
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}
