import { createPart } from '../../context/createPart.ts';

/**
 * Loaded by the server only: the browser keeps what the server drew of a text in its own element, since it is the same letter by
 * letter, and needs no code for it.
 */
export const phrases = createPart(async () => (await import('./Phrases.tsx')).Phrases);
