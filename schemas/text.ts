/** The interface languages Sala ships; a site may add more, which fall back to Thai. */
export type Language = 'th' | 'en';

/** A label in every shipped language. Content typed by people is a plain string; labels of the product are Text. */
export type Text = { th: string; en: string };

/** The text in a language; a plain string is the same in every language. */
export function readText(text: Text | string | undefined, language: Language): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  return text[language] || text.th;
}

/** How dates and numbers of a language are written; Thai ones have years of the Buddhist era. */
export function localeOf(language: Language): string {
  return language === 'th' ? 'th-TH' : 'en-GB';
}
