import type { LayoutObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';
import { explainMissing } from './missingTexts.ts';

const field = (messages: object): LayoutObject => ({ uid: 'name', type: 'input', v: 1, ...messages });
const missing = { text: 'missing' } as const;

it("a builder's message is said in the language it is written in", () => {
  const both = { th: 'บอกชื่อด้วย', en: 'Tell your name' };
  expect(explainComplaint(missing, field({ reqError: both }))).toEqual(both);
  expect(explainComplaint({ text: 'pattern' }, field({ patternError: both }))).toEqual(both);
});

it('a message in one language is said to everyone', () => {
  expect(explainComplaint(missing, field({ reqError: 'บอกชื่อด้วย' }))).toEqual({ th: 'บอกชื่อด้วย', en: 'บอกชื่อด้วย' });
});

it("without a builder's message, or for another problem, it is the usual one", () => {
  expect(explainComplaint(missing, field({ reqError: '' }))).toEqual(explainMissing(field({})));
  expect(explainComplaint({ text: 'email' }, field({ reqError: 'บอกชื่อด้วย' }))).toEqual(fieldTexts.email);
});

it.each<[Partial<LayoutObject>, string, string]>([
  [{ type: 'input' }, 'ไม่ได้กรอกข้อมูล.', 'Please fill this in.'],
  [{ type: 'input', inputType: 'tel' }, 'กรุณากรอกหมายเลขโทรศัพท์', 'Please enter a telephone number.'],
  [{ type: 'textarea' }, 'กรุณากรอกข้อมูลช่องนี้', 'Please fill this in.'],
  [{ type: 'radiobox', options: [{ value: 'a' }] }, 'กรุณาเลือกหนึ่งข้อ', 'Please choose one.'],
  [{ type: 'select' }, 'กรุณาเลือกหนึ่งข้อ', 'Please choose one.'],
  [{ type: 'select', multiple: true }, 'กรุณาเลือกอย่างน้อยหนึ่งข้อ', 'Please choose at least one.'],
  [
    { type: 'checkbox', options: [{ value: 'a' }, { value: 'b' }] },
    'กรุณาเลือกอย่างน้อยหนึ่งข้อ',
    'Please choose at least one.',
  ],
  [
    { type: 'checkbox', options: [{ label: 'ยอมรับ' }] },
    'กรุณาทำเครื่องหมายยอมรับก่อนส่ง',
    'Please tick to accept before sending.',
  ],
  [{ type: 'upload' }, 'กรุณาแนบไฟล์', 'Please attach a file.'],
])('%j that is empty says what to do', (object, th, en) => {
  expect(explainComplaint(missing, field(object))).toEqual({ th, en });
});
