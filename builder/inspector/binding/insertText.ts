import { isJsonObject, type Json } from '../../../schemas/index.ts';

/** Inserts a text at a position; in a text of two languages at the end of both. */
export function insertText(value: Json | undefined, text: string, at?: { start: number; end: number }): Json {
  if (isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([language, own]) => [language, typeof own === 'string' ? own + text : own]),
    );
  const before = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const { start, end } = at ?? { start: before.length, end: before.length };
  return before.slice(0, start) + text + before.slice(end);
}
