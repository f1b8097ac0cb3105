import { type LayoutObject, type Text, words } from 'sala/schemas';
import type { InputType } from './checkInput.ts';
import { readChoices } from './choices.ts';

const chooseOne: Text = { th: 'กรุณาเลือกหนึ่งข้อ', en: 'Please choose one.' };
const chooseSome: Text = { th: 'กรุณาเลือกอย่างน้อยหนึ่งข้อ', en: 'Please choose at least one.' };
const tick: Text = { th: 'กรุณาทำเครื่องหมายยอมรับก่อนส่ง', en: 'Please tick to accept before sending.' };
const number: Text = { th: 'กรุณากรอกเป็นตัวเลข', en: 'Please enter a number.' };

const ofInputs: Record<InputType, Text> = {
  // The Thai sentence is that of the specification, for this kind alone.
  text: { th: 'ไม่ได้กรอกข้อมูล.', en: words.pleaseFillIn.en },
  email: { th: 'กรุณากรอกอีเมล', en: 'Please enter an email address.' },
  number,
  money: number,
  citizen: { th: 'กรุณากรอกหมายเลขบัตรประชาชน 13 หลัก', en: 'Please enter the citizen number of 13 digits.' },
  tax: { th: 'กรุณากรอกเลขประจำตัวผู้เสียภาษี 13 หลัก', en: 'Please enter the tax id of 13 digits.' },
  password: { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter a password.' },
  tel: { th: 'กรุณากรอกหมายเลขโทรศัพท์', en: 'Please enter a telephone number.' },
  url: { th: 'กรุณากรอกที่อยู่เว็บ', en: 'Please enter a web address.' },
};

const ofOthers: Record<string, Text> = {
  radiobox: chooseOne,
  switch: { th: 'กรุณาเปิดสวิตช์นี้ก่อนส่ง', en: 'Please switch this on before sending.' },
  upload: { th: 'กรุณาแนบไฟล์', en: 'Please attach a file.' },
  datetime: { th: 'กรุณาเลือกวันที่', en: 'Please choose a date.' },
  signature: { th: 'กรุณาลงลายมือชื่อ', en: 'Please sign here.' },
};

/** What to do with a required field that is empty, by its kind. */
export function explainMissing(object: LayoutObject): Text {
  const { type, inputType = 'text', options, multiple } = object as LayoutObject & Asked;
  if (type === 'input') return ofInputs[inputType];
  if (type === 'checkbox') return readChoices(options ?? []).length === 1 ? tick : chooseSome;
  if (type === 'select') return multiple ? chooseSome : chooseOne;
  return ofOthers[type] ?? words.pleaseFillIn;
}

/** Properties of fields of which some kinds have some, prepared by the schemas of their widgets. */
interface Asked {
  inputType?: InputType;
  options?: Parameters<typeof readChoices>[0];
  multiple?: boolean;
}
