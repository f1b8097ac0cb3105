import { type FormEvent, type KeyboardEvent, useRef } from 'react';

/** Typed faster than that before Enter, it came from a scanner, or from somebody who knows the code. */
const scanMs = 400;

interface Options<Found> {
  search: (typed: string) => Promise<Found>;
  onScan: (typed: string) => void;
}

/**
 * What was typed into a field with a list of choices. A scanner, and whoever knows the code, ends with Enter before the list is
 * there: what counts is when keys were pressed, not when a busy page gets to them.
 */
export function useScan<Found>({ search, onScan }: Options<Found>) {
  const typed = useRef({ text: '', at: 0 });
  const answered = useRef<string>(undefined);
  return {
    readTyped: () => typed.current.text,
    forget: () => {
      typed.current = { text: '', at: 0 };
    },
    search: async (text: string) => {
      const found = await search(text);
      answered.current = text;
      return found;
    },
    handleInput: ({ target, timeStamp }: FormEvent) => {
      if (target instanceof HTMLInputElement) typed.current = { text: target.value, at: timeStamp };
    },
    handleKey: (event: KeyboardEvent) => {
      const { text, at } = typed.current;
      const isShown = event.target instanceof HTMLInputElement && event.target.value === text;
      if (event.key !== 'Enter' || text.trim() === '' || !isShown) return;
      if (answered.current === text && event.timeStamp - at > scanMs) return;
      event.preventDefault();
      event.stopPropagation();
      onScan(text.trim());
    },
  };
}
