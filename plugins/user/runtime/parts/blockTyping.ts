import type { FormEvent } from 'react';

/** Removes Thai letters and spaces while typing and keeps the caret in place; true when there were any. */
export function dropThaiAndSpaces(event: FormEvent<HTMLInputElement>): boolean {
  const input = event.currentTarget;
  const clean = removeThaiAndSpaces(input.value);
  if (clean === input.value) return false;
  const caret = removeThaiAndSpaces(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = clean;
  input.setSelectionRange(caret, caret);
  return true;
}

export function removeThaiAndSpaces(text: string): string {
  return text.replace(/[\s\u0e00-\u0e7f]/g, '');
}
