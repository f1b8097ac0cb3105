/**
 * Whether the page has lost its channel and could not open it again: apart from the channel itself, which is loaded later than what
 * tells of it.
 */
const listeners = new Set<() => void>();
let isLost = false;

export const connection = {
  isLost: () => isLost,
  setLost(lost: boolean): void {
    if (lost === isLost) return;
    isLost = lost;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
