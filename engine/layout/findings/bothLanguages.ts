import { isJsonObject, type Json, type Language, type Text } from '../../../schemas/index.ts';

/** A text in the languages that the page has. */
export function readIn(
  value: Json | undefined,
  onlyIn: Language | undefined,
): { th?: Json | undefined; en?: Json | undefined } {
  const { th, en } = isJsonObject(value) ? value : { th: value, en: value };
  return { th: onlyIn === 'en' ? undefined : th, en: onlyIn === 'th' ? undefined : en };
}

/** What was found in either language, for readers of both. */
export function joinFound(th: string | undefined, en: string | undefined): Text | undefined {
  const either = th ?? en;
  return either === undefined ? undefined : { th: th ?? either, en: en ?? either };
}
