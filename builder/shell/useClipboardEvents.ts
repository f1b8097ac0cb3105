import { useEffect } from 'react';
import { copyCommand, copySelection, cutSelection, pasteText } from '../commands/clipboardCommands.ts';
import { type BuilderParts, useBuilder } from '../ui/BuilderContext.ts';
import { worksAt } from './worksAt.ts';

/**
 * Copies, cuts and pastes by keys: the browser's own events reach the clipboard without asking for permission, and
 * between windows and sites.
 */
export function useClipboardEvents(): void {
  const builder = useBuilder();
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !isOurs(builder, event)) return;
      event.preventDefault();
      if (event.type === 'paste') {
        pasteText(builder, event.clipboardData?.getData('text/plain') ?? '');
        return;
      }
      const text = event.type === 'cut' ? cutSelection(builder) : copySelection(builder);
      if (text === null) return;
      builder.clipboard.remember(text);
      event.clipboardData?.setData('text/plain', text);
    };
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, handle);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, handle);
    };
  }, [builder]);
}

function isOurs({ view, drag, editor }: BuilderParts, { type, target }: ClipboardEvent): boolean {
  if (view.get().preview || drag.get() || document.querySelector('.s-dialog')) return false;
  if (!worksAt(copyCommand, target)) return false;
  if (type === 'paste') return true;
  // Marked text of a panel is copied as text.
  return editor.getSelected() !== null && !hasMarkedText();
}

/** While the focus is on the page it is the page that is copied: Shift and a press mark text there that nobody sees. */
function hasMarkedText(): boolean {
  if (document.activeElement?.closest('[data-shortcuts]')) return false;
  return !(document.getSelection()?.isCollapsed ?? true);
}
