import { vi } from 'vitest';
import { patience } from './patience.ts';

/** Vitest's own waits give up after a second, which a browser that shares two cores may need for its first chunk. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: patience });

export const waitUntil = <T>(find: () => T | Promise<T>) => vi.waitUntil(find, { timeout: patience });
