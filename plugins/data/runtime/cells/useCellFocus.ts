import { type RefObject, useLayoutEffect, useRef } from 'react';

const controls = 'input, select, textarea, [contenteditable], [role="spinbutton"]';

/** The control of a cell, which has the focus then. */
export function focusControl(frame: HTMLElement | null): HTMLElement | null {
  const control = frame?.querySelector<HTMLElement>(controls) ?? null;
  control?.focus({ preventScroll: true });
  return control;
}

/** Puts the focus into the control of a cell; again when the control's own code arrives and replaces it. */
export function useCellFocus(cell: HTMLElement): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const take = () => {
      if (element.contains(document.activeElement)) return;
      const control = focusControl(element);
      if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement === cell) take();
    });
    observer.observe(element, { childList: true, subtree: true });
    take();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    openTowardsStart(element);
    return () => observer.disconnect();
  }, [cell]);
  return frame;
}

/** The control may be wider than its cell: near the end of the list it stands over the cells before it. */
function openTowardsStart(frame: HTMLElement): void {
  const list = frame.closest('.w-grid')?.getBoundingClientRect();
  frame.toggleAttribute('data-end', list !== undefined && frame.getBoundingClientRect().right > list.right);
}
