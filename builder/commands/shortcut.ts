import type { Command } from './command.ts';

/** The properties of a keyboard event that shortcuts use. */
export type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** The command with this shortcut. */
export function findByShortcut(commands: readonly Command[], keys: Keys): Command | undefined {
  return commands.find(({ shortcuts }) => shortcuts?.some((shortcut) => isShortcut(shortcut, keys)));
}

/** Whether the keys match the shortcut. Letters and a few signs are matched by key position, so a Thai layout works as well. */
export function isShortcut(shortcut: string, keys: Keys): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const has = (modifier: string) => parts.includes(modifier);
  if (has('mod') !== (keys.ctrlKey || keys.metaKey) || has('alt') !== keys.altKey) return false;
  // A sign such as ? already needs Shift on most keyboards.
  if (key !== '?' && has('shift') !== keys.shiftKey) return false;
  if (keys.key.toLowerCase() === key) return true;
  return keys.code === (/^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : codes[key]);
}

/** Signs that stand on other keys of a Thai keyboard. */
const codes: Record<string, string | undefined> = { '=': 'Equal', '-': 'Minus', '0': 'Digit0' };

const names: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  delete: 'Delete',
  backspace: '⌫',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift',
  alt: 'Alt',
  mod: 'Ctrl',
};
const macNames: Record<string, string> = { shift: '⇧', alt: '⌥', mod: '⌘' };

/** The keys of a shortcut as printed on the keyboard. */
export function nameKeys(shortcut: string, mac = isMac): string[] {
  return shortcut.split('+').map((key) => (mac ? macNames[key] : undefined) ?? names[key] ?? key.toUpperCase());
}
