import { isJsonObject, type Json, type Text } from '../../../schemas/index.ts';

/** What a field is called, in both languages; undefined where it says nothing. */
export function readLabel(value: Json | undefined): Text | undefined {
  if (isJsonObject(value) && typeof value.th === 'string')
    return { th: value.th, en: typeof value.en === 'string' && value.en !== '' ? value.en : value.th };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).replace(/<[^>]*>/g, '') : '';
  return text === '' ? undefined : { th: text, en: text };
}
