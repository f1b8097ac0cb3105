import { isJsonObject, type Json, type Language, readText } from '../../../schemas/index.ts';

/** The answers of an example as the server would give them: each text in one language. */
export function sayExample(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((one) => sayExample(one, language));
  if (!isJsonObject(value)) return value;
  const { th, en } = value;
  if (typeof th === 'string' && typeof en === 'string') return readText({ th, en }, language);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sayExample(part, language)]));
}
