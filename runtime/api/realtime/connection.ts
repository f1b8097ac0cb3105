/**
 * Whether the page has lost its channel and could not open it again. Separate from the channel, whose code is loaded later than the
 * notice that reads this.
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
