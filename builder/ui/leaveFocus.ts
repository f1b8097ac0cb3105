/**
 * Takes the focus from what a mouse or finger used to put something on the page: the new part takes it, and keys are for the
 * selection. Whoever used it by keys goes on from there.
 */
export function leaveFocus(isByKey: boolean): void {
  if (!isByKey && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
