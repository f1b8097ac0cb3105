/**
 * How long a test waits for what is to come. Tests, servers and browsers share two cores, on some machines with others
 * beside them: whoever waits longer finds the same faults, and no others.
 */
export const patience = 30_000;

/** How long a whole test, or what prepares it, may take before it counts as stuck. */
export const testTimeout = 180_000;

/** The same for every project of Vitest. */
export const timeouts = { expect: { poll: { timeout: patience } }, testTimeout, hookTimeout: testTimeout };
