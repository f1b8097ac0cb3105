import { type FilterOperator, type FilterRow, readComparisons } from 'sala/engine';
import { type Json, type Language, readText, type Text } from 'sala/schemas';

/** What people call a value that a formula or a filter names, or with a value of it what they call that. */
export type TitleOf = (name: string, value?: string) => Text | string | undefined;

interface Saying {
  language: Language;
  titleOf: TitleOf;
}

/** A condition in words, where it is one that lines can say; else as it is written. */
export function sayCondition(source: string, saying: Saying): string {
  const rows = readComparisons(source);
  return rows && rows.length > 0 ? sayRows(rows, saying) : source;
}

/** Lines of a condition in words. */
export function sayRows(rows: readonly FilterRow[], { language, titleOf }: Saying): string {
  const numbers = new Intl.NumberFormat(language === 'th' ? 'th-TH' : 'en-GB');
  const sayValue = (field: string, value: Json) =>
    typeof value === 'number'
      ? numbers.format(value)
      : readText(titleOf(field, String(value ?? '')) ?? String(value ?? ''), language);
  return rows
    .map(({ field, operator, value }) => {
      const words = [readText(titleOf(field) ?? field, language), readText(operatorTexts[operator], language)];
      return [...words, ...(operator === 'filled' || operator === 'empty' ? [] : [sayValue(field, value)])].join(' ');
    })
    .join(language === 'th' ? ' และ ' : ' and ');
}

export const operatorTexts = {
  is: { th: 'เท่ากับ', en: 'is' },
  not: { th: 'ไม่เท่ากับ', en: 'is not' },
  contains: { th: 'มีคำว่า', en: 'contains' },
  includes: { th: 'มี', en: 'includes' },
  more: { th: 'มากกว่า', en: 'is more than' },
  atLeast: { th: 'อย่างน้อย', en: 'is at least' },
  less: { th: 'น้อยกว่า', en: 'is less than' },
  atMost: { th: 'ไม่เกิน', en: 'is at most' },
  filled: { th: 'มีค่า', en: 'has a value' },
  empty: { th: 'ว่าง', en: 'is empty' },
} satisfies Record<FilterOperator, Text>;
