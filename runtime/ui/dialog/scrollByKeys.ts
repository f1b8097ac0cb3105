/** A ref: makes an element that scrolls reachable by the keyboard, for as long as it scrolls. */
export function scrollByKeys(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const check = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  check(); // the observer speaks only after the next frame, and a key may be pressed before it
  const follow = new ResizeObserver(check);
  follow.observe(element);
  return () => follow.disconnect();
}
