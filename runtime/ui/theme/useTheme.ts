import { useSyncExternalStore } from 'react';
import { writeCookie } from '../../api/writeCookie.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Name of the cookie by which the server draws the chosen theme at once. */
export const themeCookie = 'sala_theme';

const listeners = new Set<() => void>();

/** The reader's colour mode and how to change it. The choice is stored on `<html data-theme>`. */
export function useTheme(): { theme: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  // During hydration the server's markup decides; the attribute is read right after.
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return { theme, setTheme };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function setTheme(choice: ThemeChoice): void {
  writeCookie(themeCookie, choice === 'system' ? undefined : choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}
