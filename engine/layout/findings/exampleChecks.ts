import type { Json, Language, Layout } from '../../../schemas/index.ts';
import { joinFound, readIn } from './bothLanguages.ts';
import type { Check, CheckFacts, Found, Mend } from './findings.ts';
import { canBeSingle, languageNames, oneLanguageText, publishWithout } from './oneLanguage.ts';
import { onProperties } from './onProperties.ts';
import { plain, shorten } from './quoteText.ts';

const left = {
  th: 'ข้อความตัวอย่าง “{what}” ยังไม่ได้เปลี่ยนเป็นของคุณ',
  en: 'The example “{what}” is not replaced by a text of yours yet',
};

/** What still says on a page what it said when it came, from a template or with its widget. */
export const exampleChecks: readonly Check[] = [
  {
    name: 'exampleLanguage',
    level: 'warning',
    text: oneLanguageText,
    find: (layout, facts) => {
      const { unwritten, texts } = findExamples(layout, facts);
      return unwritten ? [tellTogether(unwritten, texts.filter(isLeftIn(unwritten)))] : [];
    },
  },
  {
    name: 'exampleText',
    level: 'warning',
    text: left,
    find: (layout, facts) => {
      const { unwritten, texts } = findExamples(layout, facts);
      return unwritten ? texts.filter((each) => !isLeftIn(unwritten)(each)) : texts;
    },
  },
];

interface Example extends Found {
  /** The languages in which it says what it said. */
  in: readonly Language[];
}

/** What is left, and the language in which the page was hardly written: more of it is left than was replaced in both. */
function findExamples(layout: Layout, facts: CheckFacts): { texts: Example[]; unwritten?: Language } {
  const { onlyIn } = layout.settings;
  const texts = onProperties(layout, facts, ({ value }, _definition, { builder }) =>
    readExample(value, builder?.examples, onlyIn),
  );
  if (onlyIn || !canBeSingle(layout, facts)) return { texts };
  const written = onProperties(layout, facts, ({ value }, _definition, { builder }) =>
    isWritten(value, builder?.examples) ? {} : undefined,
  ).filter(({ uid }) => texts.every((each) => each.uid !== uid));
  const [thai, english] = [texts.filter(isLeftIn('th')).length, texts.filter(isLeftIn('en')).length];
  const count = Math.max(thai, english);
  const isClear = count > 1 && Math.min(thai, english) === 0 && count > written.length;
  return isClear ? { texts, unwritten: thai > 0 ? 'th' : 'en' } : { texts };
}

/** A text of which this language alone is not replaced. */
function isLeftIn(language: Language): (example: Example) => boolean {
  return (example) => example.in.length === 1 && example.in[0] === language;
}

function readExample(
  value: Json | undefined,
  examples: readonly string[] = [],
  onlyIn: Language | undefined,
): Omit<Example, 'uid'> | undefined {
  const { th, en } = readIn(value, onlyIn);
  const find = (text: Json | undefined) =>
    typeof text === 'string' && examples.includes(text) ? shorten(plain(text)) : undefined;
  const [thai, english] = [find(th), find(en)];
  const what = joinFound(thai, english);
  const languages = (['th', 'en'] as const).filter((each) => (each === 'th' ? thai : english) !== undefined);
  return what && { what, mends: [keepExamples], in: languages };
}

/** Whether what came as an example has a text of its own in each language. */
function isWritten(value: Json | undefined, examples: readonly string[] | undefined): boolean {
  const { th, en } = readIn(value, undefined);
  return !!examples && th !== en && [th, en].every((text) => typeof text === 'string' && plain(text) !== '');
}

const keepExamples: Mend = {
  path: ['builder', 'examples'],
  label: { th: 'ใช้ข้อความนี้', en: 'Keep this text' },
};

function tellTogether(unwritten: Language, texts: readonly Example[]): Found {
  const name = languageNames[unwritten];
  return {
    what: {
      th: `ข้อความ${name.th} ${texts.length} แห่งยังเป็นของแม่แบบ`,
      en: `${texts.length} texts in ${name.en} are still those of the template`,
    },
    mends: [publishWithout(unwritten)],
    parts: texts.map((each) => ({ ...each, text: left })),
  };
}
