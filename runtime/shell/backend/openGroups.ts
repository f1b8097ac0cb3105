import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../context/deviceStore.ts';

const storageKey = 'sala:menu';
const changed = new EventTarget();
const nothing: Record<string, boolean> = {};
let known: { text: string; open: Record<string, boolean> } = { text: '', open: nothing };

/** The groups of the menu that the person opened or closed themselves, by their keys; remembered on this device. */
export function useOpenGroups(): Record<string, boolean> {
  return useSyncExternalStore(subscribe, read, () => nothing);
}

export function rememberGroup(key: string, isOpen: boolean): void {
  const open = read();
  if (open[key] === isOpen) return;
  deviceStore.write(storageKey, { ...open, [key]: isOpen });
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function read(): Record<string, boolean> {
  const text = deviceStore.readText(storageKey) ?? '';
  if (text !== known.text) known = { text, open: readOpen() };
  return known.open;
}

function readOpen(): Record<string, boolean> {
  const stored = deviceStore.read(storageKey);
  if (typeof stored !== 'object' || stored === null) return nothing;
  return Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'));
}
