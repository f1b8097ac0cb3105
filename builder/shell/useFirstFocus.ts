import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For the field that people came to a dialog for: it has the focus when the dialog opens, or when it comes later. */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    // React has no way to write this attribute, by which `showModal` chooses.
    field.current?.setAttribute('autofocus', '');
    if (field.current?.closest('dialog')?.open) field.current.focus();
  }, []);
  return field;
}
