import { expect, it } from 'vitest';
import type { RecordField } from './recordAnswer.ts';
import { findFieldAt, readRefusals, sayInLine, titlePath } from './refusals.ts';

const field = (name: string, title: string, more: Partial<RecordField> = {}): RecordField => ({
  field: name,
  title,
  kind: 'text',
  schema: {},
  required: false,
  ...more,
});
const fields = [
  field('name', 'ชื่อ'),
  field('items', 'รายการ', { lines: [field('quantity', 'จำนวน')] }),
  field('tags', 'ป้าย'),
  field('company', 'บริษัท', { parts: [field('tax_id', 'เลขภาษี')] }),
];

it('reads what the server refuses, and leaves out what is no refusal', () => {
  const details = [{ path: 'items.0.quantity', message: 'น้อยไป' }, { message: 'ปิดงวดแล้ว' }, 'x', null];
  expect(readRefusals(details)).toEqual([
    { name: 'items.0.quantity', text: 'น้อยไป' },
    { name: '', text: 'ปิดงวดแล้ว' },
  ]);
  expect(readRefusals({ record: {} })).toEqual([]);
});

it('names the line and the part that is meant, counted from one', () => {
  const title = (path: string) => titlePath(fields, path, (of, line) => `${of} บรรทัดที่ ${line}`);
  expect(title('items.3.quantity')).toBe('รายการ บรรทัดที่ 4: จำนวน');
  expect(title('company.tax_id')).toBe('บริษัท · เลขภาษี');
  expect(title('name')).toBe('ชื่อ');
  expect(title('tags.0')).toBe('ป้าย');
  // The message says which part: nobody knows it by the name of its key.
  expect(title('name.subdistrict')).toBe('ชื่อ');
  expect(title('nowhere.1')).toBeUndefined();
});

it('says in a line what is refused of it, without its name', () => {
  const text = 'กรุณาระบุรายการ บรรทัดที่ 4: จำนวน';
  expect(sayInLine(text, 'รายการ บรรทัดที่ 4: จำนวน')).toBe('กรุณาระบุจำนวน');
  expect(sayInLine(text, undefined)).toBe(text);
  expect(sayInLine('กรุณาระบุชื่อ', 'ชื่อ')).toBe('กรุณาระบุชื่อ');
});

it('finds the field of a value in a line or in a part', () => {
  expect(findFieldAt(fields, 'items.3.quantity')?.title).toBe('จำนวน');
  expect(findFieldAt(fields, 'company.tax_id')?.title).toBe('เลขภาษี');
  expect(findFieldAt(fields, 'items.1')?.title).toBe('รายการ');
});
