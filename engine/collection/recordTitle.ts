import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { type Language, readText } from '../../schemas/text.ts';

/** What a record is called: the first of its display fields that holds a text. Undefined where the reader sees none of them. */
export function recordTitle(display: readonly string[], record: JsonObject, language: Language): string | undefined {
  for (const field of display) {
    const value = record[field];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value !== '') return value;
    if (isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string')
      return readText({ th: value.th, en: value.en }, language);
  }
  return undefined;
}
