import type { Json } from '../../../schemas/json.ts';
import { type Language, readText, type Text } from '../../../schemas/text.ts';
import type { FilterRow } from '../../condition/filterRows.ts';
import { operatorTexts, sayBoolean, takesValue } from '../../condition/operatorTexts.ts';
import { groupDigits } from '../../content/groupDigits.ts';
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
  const sayValue = (field: string, value: Json): string => {
    if (Array.isArray(value))
      return value.map((one) => sayValue(field, one)).join(` ${readText(sayTexts.or, language)} `);
    if (typeof value === 'number') return groupDigits(value);
    const title = titleOf(field, String(value ?? ''));
    return readText(title ?? (typeof value === 'boolean' ? sayBoolean(value) : String(value ?? '')), language);
  };
  return rows
    .map(({ field, operator, value }) => {
      const words = [readText(titleOf(field) ?? field, language), readText(operatorTexts[operator], language)];
      return [...words, ...(takesValue(operator) ? [sayValue(field, value)] : [])].join(' ');
    })
    .join(` ${readText(sayTexts.and, language)} `);
}
