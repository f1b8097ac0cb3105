import { isJsonObject, type Json, type Language, type Layout, type Text } from '../../../schemas/index.ts';
import type { Check, CheckFacts, Found, Mend } from './findings.ts';
import { isEmpty } from './isEmpty.ts';
import type { FoundProperty } from './listProperties.ts';
import { canBeSingle, languageNames, oneLanguageText, publishWithout } from './oneLanguage.ts';
import { onProperties } from './onProperties.ts';
import { plain, shorten } from './quoteText.ts';

/** So many texts without one language are told in one line: the page is hardly meant to be read in it. */
const many = 5;

const untranslated = { th: 'ข้อความ “{what}” ยังไม่ได้แปล', en: 'The text “{what}” is not translated yet' };

/** What readers of one of the two languages would miss. */
export const translationChecks: readonly Check[] = [
  {
    name: 'oneLanguage',
    level: 'warning',
    text: oneLanguageText,
    find: (layout, facts) => groupByLack(layout, facts).filter(isToldTogether).map(tellTogether),
  },
  {
    name: 'untranslated',
    level: 'warning',
    text: untranslated,
    find: (layout, facts) =>
      groupByLack(layout, facts)
        .filter((group) => !isToldTogether(group))
        .flatMap(({ texts }) => texts),
  },
];

interface Lacking {
  lacks: Language;
  texts: Found[];
  canBeSingle: boolean;
}

function isToldTogether({ texts, ...lacking }: Lacking): boolean {
  return lacking.canBeSingle && texts.length >= many;
}

/** The texts that lack a language, by that language. */
function groupByLack(layout: Layout, facts: CheckFacts): Lacking[] {
  const { onlyIn, title, description } = layout.settings;
  // A page in one language alone lacks no translation.
  if (onlyIn) return [];
  // A page in search results and on its tab is read in both languages too.
  const ofPage = Object.entries({ title, description }).flatMap(
    ([name, text]) => findUntranslated(text as Json | undefined, ['settings', name]) ?? [],
  );
  const found = [...ofPage, ...onProperties(layout, facts, ({ value, path }) => findUntranslated(value, path))];
  return (['th', 'en'] as const).map((lacks) => ({
    lacks,
    canBeSingle: canBeSingle(layout, facts),
    texts: found.filter((each) => each.lacks === lacks),
  }));
}

function tellTogether({ lacks, texts }: Lacking): Found {
  const name = languageNames[lacks];
  return {
    what: {
      th: `${texts.length} ข้อความยังไม่มี${name.th}`,
      en: `${texts.length} texts have no ${name.en} yet`,
    },
    mends: [publishWithout(lacks)],
    parts: texts.map((each) => ({ ...each, text: untranslated })),
  };
}

/** A text that one language has: until it is translated the other may have the same words. */
function findUntranslated(
  value: Json | undefined,
  path: FoundProperty['path'],
): (Omit<Found, 'uid'> & { lacks: Language }) | undefined {
  if (!isJsonObject(value) || !('th' in value || 'en' in value)) return undefined;
  const { th, en } = value;
  if (isEmpty(th) === isEmpty(en)) return undefined;
  const [has, lacks] = isEmpty(th) ? (['en', 'th'] as const) : (['th', 'en'] as const);
  const text = value[has] ?? '';
  const mend: Mend = { path, value: { ...value, [lacks]: text }, look: lacks, label: copyText[has] };
  return { what: shorten(plain(text)), mends: [mend], lacks };
}

const copyText: Record<Language, Text> = {
  th: { th: 'คัดลอกข้อความไทยมาไว้แปล', en: 'Copy the Thai text to translate it' },
  en: { th: 'คัดลอกข้อความอังกฤษมาไว้แปล', en: 'Copy the English text to translate it' },
};
