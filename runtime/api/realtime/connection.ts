import type { Text } from '../../../schemas/index.ts';

/**
 * What is said while the page has lost its channel and could not open it again. Separate from the channel, whose code, and with it
 * the text, is loaded later than what shows this.
 */
const listeners = new Set<() => void>();
let notice: Text | undefined;

export const connection = {
  notice: () => notice,
  setNotice(next: Text | undefined): void {
    if (next === notice) return;
    notice = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
