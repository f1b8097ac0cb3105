import { latinDigits, readDecimal, readField, readTypedDate, showDecimal, showField } from 'sala/engine';
import type { Json } from 'sala/schemas';
import { no, yes } from '../../shared/dataWords.ts';
import { type FormatContext, formatValue } from '../../shared/formatValue.ts';
import type { LineColumn } from './lineColumns.ts';

export type Names = ReadonlyMap<string, string>;

/** A value as its cell shows it. */
export function showCell(column: LineColumn, value: Json | undefined, names: Names, format: FormatContext): string {
  if (value === undefined || value === null || value === '') return '';
  if (column.type !== undefined) return showField(column.type, value, format.language) ?? '';
  if (column.reference) return names.get(String(value)) ?? '';
  if (typeof value === 'number') return showDecimal(value, { least: column.kind === 'money' ? 2 : 0 });
  return formatValue(value, column, format);
}

/** A value as somebody would type it. */
export function writeCell(column: LineColumn, value: Json | undefined, names: Names, format: FormatContext): string {
  if (typeof value === 'number' && column.type === undefined) return String(value);
  if (column.kind === 'date' && typeof value === 'string') return writeDay(value, format.language);
  return showCell(column, value, names, format);
}

/** What was typed or pasted into a cell as its value; null for nothing, undefined for what cannot be read. */
export function readCell(column: LineColumn, typed: string): Json | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (column.type !== undefined) return readField(column.type, text);
  if (column.reference) return undefined;
  if (column.choices) return readChoice(column, text);
  switch (column.kind) {
    case 'boolean':
      return readBoolean(text);
    case 'number':
    case 'money':
      return readDecimal(text.replace(/^฿|฿$|บาท$|%$|^THB|THB$/g, '').trim());
    case 'date':
    case 'datetime':
      return readDay(text, column.kind);
    default:
      return typed;
  }
}

function readChoice({ choices = [], schema }: LineColumn, text: string): Json | undefined {
  const asked = text.toLowerCase();
  const titles = schema['x-enum-titles'] ?? {};
  const spellings = schema['x-enum-aliases'] ?? {};
  const found = choices.find(({ value, title }) => {
    const { th = '', en = '' } = titles[value] ?? {};
    return [value, title, th, en].some((each) => each.toLowerCase() === asked);
  });
  const chosen = found?.value ?? (Object.hasOwn(spellings, asked) ? spellings[asked] : undefined);
  if (chosen === undefined) return undefined;
  return schema.enum?.find((value) => String(value) === chosen) ?? chosen;
}

const trueWords = new Set([yes.th, 'yes', 'y', 'true', '1', 'x', '✓', '✔']);
const falseWords = new Set([no.th, 'ไม่', 'no', 'n', 'false', '0', '-']);

function readBoolean(text: string): boolean | undefined {
  const word = latinDigits(text).toLowerCase();
  if (trueWords.has(word)) return true;
  return falseWords.has(word) ? false : undefined;
}

/** Of a year in two figures the first reading is taken, of the Buddhist era. */
function readDay(text: string, kind: 'date' | 'datetime'): string | undefined {
  const read = readTypedDate(text);
  const date = read && ('text' in read ? read.text : read.asked[0]);
  return kind === 'date' ? date?.slice(0, 10) : date;
}

function writeDay(day: string, language: 'th' | 'en'): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return day;
  return `${date}/${month}/${year + (language === 'th' ? 543 : 0)}`;
}
