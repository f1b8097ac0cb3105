import { isJsonObject, type Json, type Language } from '../../../schemas/index.ts';

interface Place {
  /** The languages of the page. */
  languages: readonly Language[];
  /** The caret of the first input. */
  at?: { start: number; end: number };
}

/** Inserts a text at the caret; in a text of two languages at the end of both. */
export function insertText(value: Json | undefined, text: string, { languages, at }: Place): Json {
  if (isJsonObject(value)) {
    const caret = languages.length === 1 ? at : undefined;
    const filled = languages.map((language) => [language, insertAt(value[language], text, caret)]);
    return { ...value, ...Object.fromEntries(filled) };
  }
  return insertAt(value, text, at);
}

function insertAt(value: Json | undefined, text: string, at: Place['at']): string {
  const before = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const { start, end } = at ?? { start: before.length, end: before.length };
  return before.slice(0, start) + text + before.slice(end);
}
