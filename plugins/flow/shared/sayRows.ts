import type { FilterOperator, FilterRow } from 'sala/engine';
import { type Json, type Language, readText, type Text } from 'sala/schemas';
import { sayTexts } from './formulaTexts.ts';

/** What people call a value that a formula or a filter names, or with a value of it what they call that. */
export type TitleOf = (name: string, value?: string) => Text | string | undefined;

/** In whose language, and with which names. */
export interface Saying {
  language: Language;
  titleOf: TitleOf;
}

/** Lines of a condition in words. */
export function sayRows(rows: readonly FilterRow[], { language, titleOf }: Saying): string {
  const numbers = new Intl.NumberFormat(language === 'th' ? 'th-TH' : 'en-GB');
  const sayValue = (field: string, value: Json): string => {
    if (Array.isArray(value))
      return value.map((one) => sayValue(field, one)).join(` ${readText(sayTexts.or, language)} `);
    if (typeof value === 'number') return numbers.format(value);
    return readText(titleOf(field, String(value ?? '')) ?? String(value ?? ''), language);
  };
  return rows
    .map(({ field, operator, value }) => {
      const words = [readText(titleOf(field) ?? field, language), readText(operatorTexts[operator], language)];
      return [...words, ...(operator === 'filled' || operator === 'empty' ? [] : [sayValue(field, value)])].join(' ');
    })
    .join(` ${readText(sayTexts.and, language)} `);
}

export const operatorTexts = {
  is: { th: 'เท่ากับ', en: 'is' },
  not: { th: 'ไม่เท่ากับ', en: 'is not' },
  contains: { th: 'มีคำว่า', en: 'contains' },
  includes: { th: 'มี', en: 'includes' },
  oneOf: { th: 'เป็นหนึ่งใน', en: 'is one of' },
  more: { th: 'มากกว่า', en: 'is more than' },
  atLeast: { th: 'อย่างน้อย', en: 'is at least' },
  less: { th: 'น้อยกว่า', en: 'is less than' },
  atMost: { th: 'ไม่เกิน', en: 'is at most' },
  filled: { th: 'มีค่า', en: 'has a value' },
  empty: { th: 'ว่าง', en: 'is empty' },
} satisfies Record<FilterOperator, Text>;
