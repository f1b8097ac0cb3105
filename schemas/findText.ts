import type { Language, Text } from './text.ts';

/** What the languages are called. */
export const languageTitles: Record<Language, Text> = {
  th: { th: 'ไทย', en: 'Thai' },
  en: { th: 'อังกฤษ', en: 'English' },
};

/** The text in both languages; a plain string is the same in each. */
export function toText(text: Text | string): Text {
  return typeof text === 'string' ? { th: text, en: text } : text;
}

/** The text that a stored value holds, whatever it is; an empty one holds none. A language without words has the other's. */
export function findText(value: unknown): Text | undefined {
  if (typeof value === 'string') return hasWords(value) ? toText(value) : undefined;
  const { th, en } = (value ?? {}) as { th?: unknown; en?: unknown }; // what people stored may have any shape
  const either = [th, en].find(hasWords);
  return either === undefined ? undefined : { th: hasWords(th) ? th : either, en: hasWords(en) ? en : either };
}

function hasWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
