import type { Language, Layout, Text } from '../../../schemas/index.ts';
import type { CheckFacts, Finding, Mend } from './findings.ts';

/** Whether a layout can be published in one language: a header stands on pages of both. */
export function canBeSingle({ kind }: Pick<Layout, 'kind'>, { isPart }: Pick<CheckFacts, 'isPart'> = {}): boolean {
  return inOneLanguage.has(kind) && isPart !== true;
}

const inOneLanguage: ReadonlySet<Layout['kind']> = new Set(['page', 'form', 'post']);

/** What to do about many texts that one language lacks. */
export const oneLanguageText: Text = {
  th: '{what} แปลทีละข้อความ หรือเผยแพร่หน้านี้เป็นภาษาเดียว',
  en: '{what}. Translate them one by one, or publish this page in one language only',
};

export const languageNames: Record<Language, Text> = {
  th: { th: 'ภาษาไทย', en: 'Thai' },
  en: { th: 'ภาษาอังกฤษ', en: 'English' },
};

/** Publishes the page without the language that is not ready. */
export function publishWithout(lacks: Language): Mend {
  const only = lacks === 'en' ? 'th' : 'en';
  return { path: onlyIn, value: only, label: publishOnly[only] };
}

/** The language in which alone the page would be published by a mend of this finding. */
export function readOnlyIn({ mends = [] }: Finding): Language | undefined {
  for (const mend of mends)
    if ('path' in mend && mend.path.join() === onlyIn.join() && 'value' in mend) return mend.value as Language;
  return undefined;
}

const onlyIn = ['settings', 'onlyIn'] as const;

const publishOnly: Record<Language, Text> = {
  th: { th: 'เผยแพร่เป็นภาษาไทยเท่านั้น', en: 'Publish in Thai only' },
  en: { th: 'เผยแพร่เป็นภาษาอังกฤษเท่านั้น', en: 'Publish in English only' },
};
