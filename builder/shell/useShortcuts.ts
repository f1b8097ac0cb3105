import { useEffect } from 'react';
import type { Command } from '../commands/command.ts';
import { commands } from '../commands/commands.ts';
import { findByShortcut } from '../commands/shortcut.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Handles the shortcuts of all commands, each in its scope. */
export function useShortcuts(): void {
  const builder = useBuilder();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || builder.drag.get() || document.querySelector('.s-dialog')) return;
      const command = findByShortcut(commands, event);
      if (!command || !worksAt(command, event.target)) return;
      if (builder.view.get().preview && command.scope !== 'everywhere') return;
      event.preventDefault();
      if (command.enabled(builder)) command.perform(builder);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [builder]);
}

function worksAt({ scope }: Command, target: EventTarget | null): boolean {
  if (scope === 'everywhere') return true;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]')) return false;
  if (scope === undefined || target === document.body) return true;
  // Keys on a button of the overlay activate it.
  if (target.closest('[data-overlay]')) return false;
  const place = target.closest<HTMLElement>('[data-shortcuts]')?.dataset.shortcuts;
  return place === 'canvas' || (place !== undefined && scope === 'objects');
}
