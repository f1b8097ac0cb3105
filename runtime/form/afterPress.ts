let pressed = false;

/**
 * Runs at once, or when the button that is being pressed has been let go: a complaint that appears between the two would move
 * the button away from under the finger, and nothing would have been pressed.
 */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const done = () => {
    removeEventListener('pointerup', done);
    removeEventListener('pointercancel', done);
    // The click comes after.
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
