import type { Json } from '../../../schemas/index.ts';

/** The texts of a list, whatever else it holds. */
export function readTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
