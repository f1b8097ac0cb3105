import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { type Language, readText } from '../../schemas/text.ts';

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
