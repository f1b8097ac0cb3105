import { useEffect } from 'react';
import { corePaths } from '../../schemas/index.ts';
import { listenForKeys } from '../context/listenForKeys.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { isShown } from '../ui/isShown.ts';
import { openPanel, usePanel } from './panels.ts';
import { pressDeclared } from './pressDeclared.ts';
import type { Lock } from './useLock.ts';

/** The keys that work on every page of staff; single keys only where nobody is typing. */
export function useShortcuts({ lock }: Lock): void {
  const panel = usePanel();
  const navigate = useNavigate();
  useEffect(() => {
    if (panel !== 'lock') return;
    openPanel(undefined);
    lock().catch(() => undefined);
  }, [panel, lock]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { code, ctrlKey, altKey, shiftKey } = event;
      const isLock = code === 'KeyL' && ctrlKey && altKey && !shiftKey;
      if (isFind(event)) openPanel(panel === 'palette' ? undefined : 'palette');
      else if (isLock) lock().catch(() => undefined);
      else if (panel !== undefined || !isFree(event) || !runKey(event, navigate)) return;
      event.preventDefault();
    };
    return listenForKeys(handleKey);
  }, [panel, lock, navigate]);
}

/** Also by the key's position: on a Thai keyboard it types another letter. */
function isFind({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** No field, menu or drag is using the keyboard. */
function isFree({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  const inside =
    'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="grid"], [role="listbox"], [role="menu"], [role="application"]';
  return (
    !(target instanceof Element && target.closest(inside)) && !document.querySelector('dialog[open], [role="dialog"]')
  );
}

/** Runs the single key that was pressed; false where it is none of ours. By position, so that a Thai keyboard types them too. */
function runKey({ key, code, shiftKey }: KeyboardEvent, navigate: (path: string) => void): boolean {
  if (key === '?' || (code === 'Slash' && shiftKey)) openPanel('keys');
  else if (shiftKey) return false;
  else if (code === 'KeyG') return focusMenu();
  else if (code === 'KeyH') navigate(corePaths.work);
  else return pressDeclared(code);
  return true;
}

function focusMenu(): boolean {
  const search = document.querySelector<HTMLElement>('.s-side__search');
  const menu = search?.closest<HTMLElement>('[popover]');
  if (menu && !isShown(menu)) menu.showPopover();
  search?.focus();
  return search !== null;
}
