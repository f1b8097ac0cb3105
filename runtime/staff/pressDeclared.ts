import { isShown } from '../ui/isShown.ts';

/**
 * Does what a single key stands for on this page: the first visible part that declares it by `aria-keyshortcuts` is pressed, a field is
 * typed into. By the position of the key, as a Thai keyboard types other letters.
 */
export function pressDeclared(code: string): boolean {
  const declared = [...document.querySelectorAll<HTMLElement>('#content [aria-keyshortcuts]')];
  const found = declared.find(
    (element) => codeOf(element.getAttribute('aria-keyshortcuts') ?? '') === code && isShown(element),
  );
  if (found?.matches('input, textarea')) found.focus();
  else found?.click();
  return found !== undefined;
}

function codeOf(key: string): string | undefined {
  if (key === '/') return 'Slash';
  return /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : undefined;
}
