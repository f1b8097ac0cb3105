/** Whether it can be seen, and so be focused: what is `visibility: hidden`, like a sheet that is still closed, takes no focus and says nothing. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
