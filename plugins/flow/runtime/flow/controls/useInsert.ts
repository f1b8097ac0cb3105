import { useRef } from 'react';

/** Puts a text in where the caret is, or was last. */
export function useInsert(text: string, onChange: (text: string) => void) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  function insert(part: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = ref.current ?? {};
    const start = selectionStart ?? text.length;
    onChange(text.slice(0, start) + part + text.slice(selectionEnd ?? start));
    setTimeout(() => {
      ref.current?.focus();
      ref.current?.setSelectionRange(start + part.length, start + part.length);
    });
  }
  return { ref, insert };
}
