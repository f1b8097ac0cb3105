/** Held while access of a person ends, and shared while a session opens for them: neither misses the other. */
export const accessLock = `hashtextextended('access ' || $1, 0)`;
