import { type RefObject, useLayoutEffect, useRef } from 'react';

const controls = 'input, select, textarea, [contenteditable], [role="spinbutton"]';

/** Puts the focus into the control of a cell; again when the control's own code arrives and replaces it. */
export function useCellFocus(cell: HTMLElement): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const take = () => {
      if (element.contains(document.activeElement)) return;
      const control = element.querySelector<HTMLElement>(controls);
      control?.focus({ preventScroll: true });
      if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select();
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement === cell) take();
    });
    observer.observe(element, { childList: true, subtree: true });
    take();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => observer.disconnect();
  }, [cell]);
  return frame;
}
