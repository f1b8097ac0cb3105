/** A ref: makes an element that scrolls reachable by the keyboard, for as long as it scrolls. */
export function scrollByKeys(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const follow = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  follow.observe(element);
  return () => follow.disconnect();
}
