import { useEffect } from 'react';
import { commands } from '../commands/commands.ts';
import { findByShortcut } from '../commands/shortcut.ts';
import { changeView, type ViewStore } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { worksAt } from './worksAt.ts';

/** Handles the shortcuts of all commands, each in its scope. */
export function useShortcuts(): void {
  const builder = useBuilder();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || builder.drag.get()) return;
      const { preview } = builder.view.get();
      if (preview && event.key === 'Escape' && !document.querySelector('.s-dialog, .s-popover'))
        return leavePreview(builder.view);
      const command = findByShortcut(commands, event);
      if (!command || command.native || !worksAt(command, event.target)) return;
      if (preview && command.scope !== 'everywhere') return;
      if (document.querySelector('.s-dialog')) return;
      event.preventDefault();
      if (command.enabled(builder)) command.perform(builder);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [builder]);
}

/** What had the focus on the page cannot keep it while the page is edited: the button by which the preview began takes it. */
function leavePreview(view: ViewStore): void {
  const isOnPage = document.activeElement?.closest('.bd-paper') ?? false;
  changeView(view, { preview: false });
  if (isOnPage) document.querySelector<HTMLElement>('[data-command="preview"]')?.focus();
}
