import type { Json } from 'sala/schemas';

/** A number or a word of JSON as itself, everything else as a text. */
export function readScalar(typed: string): Json {
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return typed.trim() !== '' && String(Number(typed)) === typed ? Number(typed) : typed;
}
