import type { Command } from '../commands/command.ts';

/** Whether the keys of a command work while this element has the focus: keys in a text belong to the text. */
export function worksAt({ scope }: Command, target: EventTarget | null): boolean {
  if (scope === 'everywhere') return true;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]')) return false;
  if (scope === undefined || target === document.body) return true;
  // Keys on a button of the builder activate it.
  if (target.closest('[data-overlay], .bd-empty-place')) return false;
  const place = target.closest<HTMLElement>('[data-shortcuts]')?.dataset.shortcuts;
  return place === 'canvas' || (place !== undefined && scope === 'objects');
}
