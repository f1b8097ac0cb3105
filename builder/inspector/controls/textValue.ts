import type { Json } from '../../../schemas/index.ts';

/** A scalar as text for an input. */
export function toText(value: Json | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** An empty field removes the property, unless a default would then appear instead. */
export function emptyToNothing(text: string, fallback: Json | undefined): string | undefined {
  return text === '' && fallback === undefined ? undefined : text;
}
