import type { Language, Layout } from '../../../schemas/index.ts';

/** The language in which a page is read: the reader's, unless the page is published in the other one alone. */
export function shownLanguage({ settings }: Pick<Layout, 'settings'>, language: Language): Language {
  const only = settings?.onlyIn;
  return only === 'th' || only === 'en' ? only : language;
}
