import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { findByShortcut, isShortcut, type Keys, nameKeys } from './shortcut.ts';

const press = (key: string, more: Partial<Keys> = {}): Keys => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

it('finds the command of a shortcut', () => {
  expect(findByShortcut(commands, press('z', { ctrlKey: true }))?.name).toBe('undo');
  expect(findByShortcut(commands, press('Z', { metaKey: true, shiftKey: true }))?.name).toBe('redo');
  expect(findByShortcut(commands, press('ArrowUp', { altKey: true }))?.name).toBe('moveUp');
  expect(findByShortcut(commands, press('ArrowUp'))?.name).toBe('selectPrevious');
  expect(findByShortcut(commands, press('z'))).toBeUndefined();
});

it('works on a Thai keyboard, where the same key gives another letter', () => {
  expect(findByShortcut(commands, press('ผ', { code: 'KeyZ', ctrlKey: true }))?.name).toBe('undo');
});

it('takes ? with and without Shift', () => {
  expect(isShortcut('?', press('?', { shiftKey: true }))).toBe(true);
  expect(isShortcut('?', press('?'))).toBe(true);
});

it('gives every shortcut to one command only', () => {
  const all = commands.flatMap((command) => command.shortcuts ?? []);
  expect(new Set(all).size).toBe(all.length);
});

it('writes keys as they stand on the keyboard', () => {
  expect(nameKeys('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(nameKeys('enter', false)).toEqual(['Enter']);
  expect(nameKeys('alt+arrowup', true)).toEqual(['⌥', '↑']);
});
