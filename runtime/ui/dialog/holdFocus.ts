/**
 * A ref: what was pressed in a dialog may be gone or switched off by that, and the focus with it. The next key comes back into
 * the dialog, so that Escape still closes it and Tab goes on from there.
 */
export function holdFocus(part: HTMLElement | null): (() => void) | undefined {
  const dialog = part?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (!dialog) return undefined;
  const comeBack = (event: KeyboardEvent) => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    // Of several dialogs the one above all others is meant.
    if (!isLost || dialog.closest('[inert], [aria-hidden="true"]')) return;
    dialog.focus();
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  document.addEventListener('keydown', comeBack, { capture: true });
  return () => document.removeEventListener('keydown', comeBack, { capture: true });
}
