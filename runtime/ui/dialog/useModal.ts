import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes a native `<dialog>` modal as long as it is drawn: the browser traps the focus inside and restores it
 * afterwards.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser restores the focus only if the dialog closes before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The server may have drawn it open, for readers without scripts.
    element?.removeAttribute('open');
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
