import { type KeyboardEvent, useRef } from 'react';

const separators = new Set(['/', '-', '.', ' ']);

/**
 * A separator leads from a part of a date to the next one, as in `1/3/2569`. A part that is full leads on by itself:
 * the separator after it says nothing more.
 */
export function useSeparators() {
  const typed = useRef<EventTarget>(undefined);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (/^[0-9๐-๙]$/.test(key)) typed.current = target;
    if (!separators.has(key)) return;
    event.preventDefault();
    if (typed.current !== target) return;
    const parts = [...currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
    parts.find((_, at) => parts[at - 1] === target)?.focus();
  };
}
