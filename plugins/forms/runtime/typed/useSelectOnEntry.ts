import { useLayoutEffect, useRef } from 'react';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Selects the content of an input that was reached by the keyboard, so that typing replaces it. The browser does the same, but loses
 * its selection as the shown text becomes the typed one (1,500.00 to 1500). A pointer places the caret itself.
 */
export function useSelectOnEntry<Entered extends TextElement = HTMLInputElement>(isTyping: boolean) {
  const ref = useRef<Entered>(null);
  const byPointer = useRef(false);
  useLayoutEffect(() => {
    if (isTyping && !byPointer.current && ref.current === document.activeElement) ref.current?.select();
    if (isTyping) byPointer.current = false;
  }, [isTyping]);
  return {
    ref,
    onPointerDown: () => {
      byPointer.current = ref.current !== document.activeElement;
    },
  };
}
