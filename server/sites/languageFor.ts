import type { Language } from '../../schemas/index.ts';

/** The language that a person chose for themselves; without a choice, another one. */
export function languageFor(person: { language?: unknown } | undefined, otherwise: Language): Language {
  return person?.language === 'th' || person?.language === 'en' ? person.language : otherwise;
}
