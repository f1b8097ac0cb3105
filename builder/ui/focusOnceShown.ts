import { isShown } from '../../runtime/ui/isShown.ts';

/** What is selected, opened or loaded just now is drawn after the page, on a slow device much later. */
const patienceMs = 5000;

/** Focuses what `find` finds, as soon as it is found and shown, and calls `then` with it and what had the focus before. */
export function focusOnceShown(
  find: () => HTMLElement | null | undefined,
  then?: (found: HTMLElement, before: Element | null) => void,
): void {
  const end = performance.now() + patienceMs;
  const attempt = () => {
    const found = find();
    if (found && isShown(found)) {
      const before = document.activeElement;
      found.focus();
      then?.(found, before);
    } else if (performance.now() < end) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
