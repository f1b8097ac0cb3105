import { expect, it } from 'vitest';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { judgeField } from './judgeField.ts';

const field = (name: string, title: string, schema: RecordField['schema']): RecordField => {
  return { field: name, title, kind: 'text', schema, required: false };
};
const fields = [
  field('mail', 'อีเมล', { type: 'string', format: 'email' }),
  field('tax_id', 'เลขผู้เสียภาษี', { type: 'string', format: 'tax-id' }),
  field('code', 'รหัส', {
    type: 'string',
    pattern: '^[A-Z]+$',
    'x-messages': { pattern: { th: '{f} ใช้ตัวพิมพ์ใหญ่', en: '{f} takes capitals' } },
  }),
  field('weight', 'น้ำหนัก', { type: 'number', maximum: 10 }),
  field('due', 'ครบกำหนด', { type: 'string', format: 'date' }),
  {
    ...field('company', 'บริษัท', { type: 'object' }),
    parts: [field('phone', 'โทรศัพท์', { type: 'string', format: 'thai-phone' })],
  },
];
const judge = (name: string, value: string, base = {}) => judgeField(name, value, { fields, base })?.th;

it.each([
  ['mail', 'nobody', 'อีเมล: รูปแบบอีเมลไม่ถูกต้อง'],
  ['tax_id', '1234567890123', 'เลขผู้เสียภาษี: เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง'],
  ['code', 'abc', 'รหัส ใช้ตัวพิมพ์ใหญ่'],
  ['weight', '11', 'น้ำหนัก ต้องไม่เกิน 10'],
  ['company.phone', '12', 'โทรศัพท์: หมายเลขโทรศัพท์ไม่ถูกต้อง เช่น 081 234 5678'],
])('says what the server would of %s', (name, value, text) => {
  expect(judge(name, value)).toBe(text);
});

it('lets pass what the server takes: white space around a value, nothing, and what another widget judges', () => {
  expect(judge('mail', ' a@b.co ')).toBeUndefined();
  expect(judge('mail', '')).toBeUndefined();
  expect(judge('due', '31/12/2568')).toBeUndefined();
  expect(judge('unknown', 'x')).toBeUndefined();
});

it('judges nothing that stands as it was read: it is not sent', () => {
  expect(judge('mail', 'nobody', { mail: 'nobody' })).toBeUndefined();
  expect(judge('company.phone', '12', { company: { phone: '12' } })).toBeUndefined();
});
