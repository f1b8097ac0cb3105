import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import { type Language, readText } from '../../../schemas/text.ts';

/** What a record is called, and what tells it from others of the same name. */
export interface NamedRecord {
  id: string;
  title: string;
  note?: string;
}

/** The fields that most records are called by, where their collection does not say by which. */
export const usualDisplay: readonly string[] = ['number', 'name', 'title'];

/** The first of its display fields that holds a text names it, the others are its note; its id where the reader sees none of them. */
export function nameRecord(record: JsonObject, display: readonly string[], language: Language): NamedRecord {
  const id = String(record.id);
  const [title = id, ...others] = new Set(listTitles(display, record, language));
  return { id, title, ...(others.length > 0 && { note: others.join(' · ') }) };
}

/** What a record is called: the first of its display fields that holds a text. Undefined where the reader sees none of them. */
export function recordTitle(display: readonly string[], record: JsonObject, language: Language): string | undefined {
  return listTitles(display, record, language)[0];
}

/** The texts that its display fields hold: its number, and whom it is about. */
export function listTitles(display: readonly string[], record: JsonObject, language: Language): string[] {
  return display.flatMap((field): string[] => {
    const value = record[field];
    if (typeof value === 'number') return [String(value)];
    if (typeof value === 'string' && value !== '') return [value];
    if (isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string')
      return [readText({ th: value.th, en: value.en }, language)];
    return [];
  });
}
