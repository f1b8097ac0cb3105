let pressed = false;

/**
 * Runs at once or, while a button is pressed, after its release: an error that appears in between would move the button
 * away from under the pointer, and the click would be lost.
 */
export function afterPointerRelease(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const done = () => {
    removeEventListener('pointerup', done);
    removeEventListener('pointercancel', done);
    // The click event comes after the release.
    setTimeout(work);
  };
  addEventListener('pointerup', done);
  addEventListener('pointercancel', done);
}

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => (pressed = false), { capture: true, passive: true });
}
