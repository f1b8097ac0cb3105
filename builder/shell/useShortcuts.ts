import { useEffect } from 'react';
import { commands } from '../commands/commands.ts';
import { findByShortcut } from '../commands/shortcut.ts';
import { changeView } from '../state/viewState.ts';
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
        return changeView(builder.view, { preview: false });
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
