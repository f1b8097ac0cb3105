import { readField } from '../../../../engine/collection/field/showField.ts';
import { readDecimal } from '../../../../engine/collection/field/types/decimalText.ts';
import { formats } from '../../../../engine/collection/validate/formats.ts';
import { latinDigits } from '../../../../engine/content/latinDigits.ts';
import { readTypedDate } from '../../../../engine/content/readTypedDate.ts';
import type { FieldSchema, Text } from '../../../../schemas/index.ts';
import { type ReadCell, showCell } from '../lines/cells.ts';

/** A cell as it is judged: its text beside what the file says of it. */
export interface SeenCell {
  cell: ReadCell;
  text: string;
}

/** What a column may hold: which cells fit, and the field that takes them. */
export interface ColumnKind {
  title: Text;
  schema: FieldSchema;
  fits: (seen: SeenCell) => boolean;
}

const yesOrNo = /^(?:true|false|yes|no|y|n|0|1|๐|๑|ใช่|จริง|ไม่|ไม่ใช่|เท็จ)$/i;
/** What is written with zeros in front is a code, which a number would lose them of. */
const code = /^[0๐]\d/;
const longestText = 200;
const mostDigits = 15;

/** The kinds of columns but lists of choices, which depend on all cells of a column. */
export const columnKinds = {
  text: {
    title: { th: 'ข้อความ', en: 'Text' },
    schema: { type: 'string', 'x-search': true },
    fits: () => true,
  },
  long_text: {
    title: { th: 'ข้อความยาว', en: 'Long text' },
    schema: { type: 'string', format: 'textarea', 'x-search': true },
    fits: () => true,
  },
  integer: {
    title: { th: 'จำนวนเต็ม', en: 'Whole number' },
    schema: { type: 'integer', 'x-index': true },
    fits: (seen) => Number.isInteger(readNumber(seen)),
  },
  number: {
    title: { th: 'จำนวน', en: 'Number' },
    schema: { type: 'number', 'x-index': true },
    fits: (seen) => readNumber(seen) !== undefined,
  },
  money: {
    title: { th: 'จำนวนเงิน (บาท)', en: 'Money (baht)' },
    schema: { 'x-type': 'money' },
    fits: (seen) => fitsType('money', seen),
  },
  percent: {
    title: { th: 'ร้อยละ', en: 'Percentage' },
    schema: { 'x-type': 'percent', 'x-index': true },
    fits: (seen) => fitsType('percent', seen),
  },
  boolean: {
    title: { th: 'ใช่หรือไม่', en: 'Yes or no' },
    schema: { type: 'boolean', 'x-index': true },
    fits: ({ cell, text }) => typeof cell === 'boolean' || yesOrNo.test(text),
  },
  date: {
    title: { th: 'วันที่', en: 'Date' },
    schema: { type: 'string', format: 'date', 'x-index': true },
    fits: (seen) => readLength(seen) === 'day',
  },
  moment: {
    title: { th: 'วันที่และเวลา', en: 'Date and time' },
    schema: { type: 'string', format: 'date-time', 'x-index': true },
    fits: (seen) => readLength(seen) !== undefined,
  },
  time: {
    title: { th: 'เวลา', en: 'Time' },
    schema: { type: 'string', format: 'time' },
    fits: ({ cell, text }) =>
      isMoment(cell) ? cell.day === undefined && cell.time !== undefined : fitsFormat('time', text),
  },
  phone: {
    title: { th: 'เบอร์โทรศัพท์', en: 'Telephone' },
    schema: { type: 'string', format: 'thai-phone', 'x-search': true },
    fits: ({ cell, text }) => typeof cell === 'string' && fitsFormat('thai-phone', text),
  },
  email: {
    title: { th: 'อีเมล', en: 'Email' },
    schema: { type: 'string', format: 'email', 'x-search': true },
    fits: ({ text }) => fitsFormat('email', text),
  },
  link: {
    title: { th: 'ลิงก์', en: 'Link' },
    schema: { type: 'string', format: 'uri' },
    fits: ({ text }) => /^https?:/i.test(text) && fitsFormat('uri', text),
  },
  citizen: {
    title: { th: 'เลขประจำตัวประชาชน', en: 'Thai citizen number' },
    schema: { type: 'string', format: 'thai-citizen-id' },
    fits: ({ text }) => fitsFormat('thai-citizen-id', text),
  },
  tax: {
    title: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax number' },
    schema: { type: 'string', format: 'tax-id' },
    fits: ({ text }) => fitsFormat('tax-id', text),
  },
  postcode: {
    title: { th: 'รหัสไปรษณีย์', en: 'Postal code' },
    schema: { type: 'string', format: 'postal-code-th' },
    fits: ({ text }) => fitsFormat('postal-code-th', text),
  },
} satisfies Record<string, ColumnKind>;

export type ColumnKindName = keyof typeof columnKinds;

/** Whether a text is more than a line of a form shows. */
export function isLongText(text: string): boolean {
  return text.length > longestText || text.includes('\n');
}

function readNumber({ cell, text }: SeenCell): number | undefined {
  if (typeof cell === 'number') return Math.abs(cell) < 10 ** mostDigits ? cell : undefined;
  if (typeof cell !== 'string' || code.test(text) || text.replace(/\D/g, '').length > mostDigits) return undefined;
  return readDecimal(text);
}

function fitsType(type: string, { cell, text }: SeenCell): boolean {
  return (
    (typeof cell === 'number' || (typeof cell === 'string' && !code.test(text))) && readField(type, text) !== undefined
  );
}

function fitsFormat(format: string, text: string): boolean {
  return formats[format]?.test(latinDigits(text)) ?? false;
}

/** Whether it is a day, or a day with a time. */
function readLength({ cell, text }: SeenCell): 'day' | 'moment' | undefined {
  if (isMoment(cell)) return cell.day === undefined ? undefined : cell.time ? 'moment' : 'day';
  const read = typeof cell === 'string' ? readTypedDate(text) : undefined;
  if (!read || !('text' in read)) return undefined;
  return read.text.length > 'yyyy-mm-dd'.length ? 'moment' : 'day';
}

function isMoment(cell: ReadCell): cell is Extract<ReadCell, { text: string }> {
  return typeof cell === 'object' && cell !== null && 'text' in cell;
}

/** What is to be judged of a cell; undefined for an empty one. */
export function trimCell(cell: ReadCell | undefined): SeenCell | undefined {
  if (cell === undefined || cell === null) return undefined;
  const text = showCell(cell).trim();
  return text === '' && !(typeof cell === 'object' && 'error' in cell) ? undefined : { cell, text };
}
