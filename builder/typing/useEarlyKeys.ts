import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Letters that are pressed before the text to type is there, while the editor of rich text is being loaded. Without it they would be keys of the canvas,
 * and Backspace would take the object away that was to be typed in.
 */
export function useEarlyKeys(onEscape: () => void): RefObject<string> {
  const letters = useRef('');
  const leave = useRef(onEscape);
  useEffect(() => {
    leave.current = onEscape;
  });
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (document.querySelector('.bd-typing')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isLetter) letters.current += event.key;
      else if (event.key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (event.key === 'Escape') leave.current();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return letters;
}
