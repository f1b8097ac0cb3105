import { findType } from 'sala/engine';
import type { Text } from 'sala/schemas';
import type { GridColumn } from '../columns.ts';
import { type FormatContext, formatDate, formatMoney, formatNumber } from '../formatValue.ts';
import type { Clause, Join, Operator } from './clause.ts';
import { readPeriod, titlePeriod } from './periods.ts';

const operatorTitles: Record<Operator, Text> = {
  contains: { th: 'มีคำว่า', en: 'contains' },
  excludes: { th: 'ไม่มีคำว่า', en: 'does not contain' },
  begins: { th: 'ขึ้นต้นด้วย', en: 'begins with' },
  is: { th: 'ตรงกับคำว่า', en: 'is exactly' },
  isnt: { th: 'ไม่ตรงกับคำว่า', en: 'is not exactly' },
  eq: { th: 'เท่ากับ', en: 'equals' },
  ne: { th: 'ไม่เท่ากับ', en: 'does not equal' },
  gt: { th: 'มากกว่า', en: 'is more than' },
  gte: { th: 'ตั้งแต่', en: 'is at least' },
  lt: { th: 'น้อยกว่า', en: 'is less than' },
  lte: { th: 'ไม่เกิน', en: 'is at most' },
  between: { th: 'อยู่ระหว่าง', en: 'is between' },
  on: { th: 'ตรงกับ', en: 'is on' },
  before: { th: 'ก่อน', en: 'is before' },
  after: { th: 'หลัง', en: 'is after' },
  within: { th: 'อยู่ใน', en: 'is in' },
  in: { th: 'เป็น', en: 'is' },
  nin: { th: 'ไม่เป็น', en: 'is not' },
  yes: { th: 'ใช่', en: 'is yes' },
  no: { th: 'ไม่ใช่', en: 'is no' },
  me: { th: 'คือฉัน', en: 'is me' },
  notme: { th: 'ไม่ใช่ฉัน', en: 'is not me' },
  empty: { th: 'ว่าง', en: 'is empty' },
  filled: { th: 'ไม่ว่าง', en: 'is not empty' },
};

/** Of texts several are given, where choices are ticked. */
const ofTexts: Partial<Record<Operator, Text>> = {
  in: { th: 'เป็นหนึ่งใน', en: 'is one of' },
  nin: { th: 'ไม่เป็นหนึ่งใน', en: 'is none of' },
};

/** As it is chosen; a sentence lists its texts. */
export function titleOperator({ kind }: Pick<GridColumn, 'kind'>, operator: Operator): Text {
  return ((kind === 'text' || kind === 'link') && ofTexts[operator]) || operatorTitles[operator];
}

export const joinTitles: Record<Join, Text> = { and: { th: 'และ', en: 'and' }, or: { th: 'หรือ', en: 'or' } };

/** A clause as a sentence: "สถานะ เป็น อนุมัติ หรือ ส่งแล้ว". `names`: titles of referenced records by id. */
export function writeSentence(
  column: GridColumn,
  { operator, values }: Clause,
  format: FormatContext,
  names: Readonly<Record<string, string>> = {},
): string {
  const { language } = format;
  const told = values.map((value) => writeValue(column, operator, value, format, names));
  const [from = '', to = ''] = told;
  const words = [column.title];
  if (operator === 'between' && (from === '' || to === ''))
    words.push(operatorTitles[from === '' ? 'lte' : 'gte'][language], from || to);
  else if (operator === 'between')
    words.push(operatorTitles.between[language], from, language === 'th' ? 'ถึง' : 'and', to);
  else words.push(operatorTitles[operator][language], joinAlternatives(told, language === 'th' ? 'หรือ' : 'or'));
  return words.filter(Boolean).join(' ');
}

function joinAlternatives(texts: string[], or: string): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${or} ${texts.at(-1)}`;
}

function writeValue(
  { kind, type, choices }: GridColumn,
  operator: Operator,
  value: string,
  format: FormatContext,
  names: Readonly<Record<string, string>>,
): string {
  if (operator === 'within') {
    const period = readPeriod(value);
    return period ? titlePeriod(period, format.language) : value;
  }
  if (value === '' || findType(type)) return value;
  if (kind === 'date' || kind === 'datetime') return formatDate(value, 'date', format);
  if (kind === 'status' || kind === 'choice') return choices?.find((one) => one.value === value)?.title ?? value;
  if (kind === 'reference' || kind === 'person') return names[value] ?? value;
  if (kind === 'text' || kind === 'link') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (kind === 'money') return formatMoney(number, format.language, format.currency);
  return kind === 'number' ? formatNumber(number, format.language, 6) : value;
}
