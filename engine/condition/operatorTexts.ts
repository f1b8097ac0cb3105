import type { Text } from '../../schemas/text.ts';
import type { FilterOperator } from './filterRows.ts';

/** How sentences and lists of choices call each comparison. */
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

/** Whether a comparison is with a value, or says all by itself. */
export function takesValue(operator: FilterOperator): boolean {
  return operator !== 'filled' && operator !== 'empty';
}

/** What people call the values of a field that says yes or no. */
export function sayBoolean(value: boolean): Text {
  return value ? { th: 'ใช่', en: 'Yes' } : { th: 'ไม่ใช่', en: 'No' };
}
