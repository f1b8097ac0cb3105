import { languageTitles } from '../../../../schemas/findText.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../../schemas/json.ts';
import type { Language, Text } from '../../../../schemas/text.ts';
import type { FieldSettings, FieldTypeDefinition } from './fieldType.ts';

/** One text in several languages: `{"th": "ปากกา", "en": "Pen"}`. */
export const multilingual: FieldTypeDefinition = {
  title: { th: 'ข้อความหลายภาษา', en: 'Text in several languages' },
  written: { th: 'ต้องเป็นข้อความ เช่น ปากกา', en: 'must be a text, such as Pen' },
  settings: {
    languages: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((code) => /^[a-z]{2}$/.test(String(code))),
    maxLength: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  schema: (settings) => ({
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(
      languagesOf(settings).map((code) => [
        code,
        {
          type: 'string',
          maxLength: typeof settings.maxLength === 'number' ? settings.maxLength : 2000,
          ...(titles[code] && { 'x-title': titles[code] }),
        },
      ]),
    ),
  }),
  // An empty language is left out: the text is then shown in another one.
  shape: (value, settings) => {
    if (typeof value === 'string') return readTexts(value, settings);
    if (!isJsonObject(value)) return value;
    const filled = Object.entries(value).filter(([, text]) => typeof text !== 'string' || text.trim() !== '');
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  },
  show: (value, language, settings) => readIn(value, language, settings),
  write: (value) => JSON.stringify(value),
  read: readTexts,
  filter: {
    kind: 'text',
    where: (field, { text }, settings) =>
      text.trim() === ''
        ? undefined
        : { $or: languagesOf(settings).map((code) => ({ [`${field}.${code}`]: { $search: text } })) },
  },
  compared: languagesOf,
  sort: (field, language) => `${field}.${language}`,
  search: (settings) => languagesOf(settings),
};

const titles: Readonly<Record<string, Text>> = languageTitles;

/** The languages of a field, the first of which stands in for the others. */
function languagesOf({ languages }: FieldSettings): string[] {
  return Array.isArray(languages) ? languages.map(String) : ['th', 'en'];
}

function readIn(value: Json, language: Language, settings: FieldSettings): string {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const texts = [language, ...languagesOf(settings), ...Object.keys(value)].map((code) => value[code]);
  return String(texts.find((text) => typeof text === 'string' && text !== '') ?? '');
}

/** A plain text in the language that it is written in. */
function readTexts(text: string, settings: FieldSettings): JsonObject | undefined {
  if (text.trim() === '') return undefined;
  const known = languagesOf(settings);
  const written = /[\u0e00-\u0e7f]/.test(text) ? 'th' : /[a-z]/i.test(text) ? 'en' : '';
  return { [known.includes(written) ? written : (known[0] ?? 'th')]: text };
}
