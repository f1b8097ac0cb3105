import type { Language, Layout } from '../../../schemas/index.ts';

/** The language in which a page is read: the reader's, unless the page is published in the other one alone. */
export function shownLanguage(layout: Pick<Layout, 'settings'>, language: Language): Language {
  const languages = listPageLanguages(layout.settings);
  return languages.find((each) => each === language) ?? languages[0] ?? language;
}

const both: readonly Language[] = ['th', 'en'];
const alone: Record<Language, readonly Language[]> = { th: ['th'], en: ['en'] };

/** The languages that a page with these settings has. */
export function listPageLanguages(settings: Layout['settings'] | undefined): readonly Language[] {
  const only = settings?.onlyIn;
  return only === 'th' || only === 'en' ? alone[only] : both;
}
