import type { Text } from 'sala/schemas';

/** Validation messages of fields, shared by page and server. */
export const fieldTexts = {
  email: { th: 'กรุณาตรวจสอบรูปแบบอีเมล์ให้ถูกต้อง', en: 'Please check the form of the email address.' },
  buddhistYear: {
    th: 'ปี {year} เป็นปี พ.ศ. หรือไม่ — หมายถึง {meant}',
    en: 'Is {year} a year of the Buddhist era? That would be {meant}.',
  },
  // The Thai of these two is that of the specification.
  tooShort: { th: 'ตัวอักษรขั้นต่ำ {n} ตัว.', en: 'At least {n} characters.' },
  tooLong: { th: 'ตัวอักษรไม่เกิน {n} ตัว.', en: 'At most {n} characters.' },
  number: { th: 'กรุณากรอกเป็นตัวเลข', en: 'Please enter a number.' },
  tooSmall: { th: 'ต้องไม่น้อยกว่า {n}', en: 'Must not be less than {n}.' },
  tooLarge: { th: 'ต้องไม่มากกว่า {n}', en: 'Must not be more than {n}.' },
  money: { th: 'ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'At most 2 decimals.' },
  step: { th: 'ต้องเพิ่มทีละ {n}', en: 'Must be in steps of {n}.' },
  pattern: { th: 'กรุณากรอกให้ตรงตามรูปแบบ', en: 'Please enter this in the form that is asked for.' },
  citizenDigits: {
    th: 'หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น',
    en: 'A citizen number has exactly 13 digits.',
  },
  citizen: { th: 'กรุณาตรวจสอบหมายเลขบัตรประชาชนให้ถูกต้อง', en: 'Please check the citizen number.' },
  phone: { th: 'กรุณาตรวจสอบหมายเลขโทรศัพท์ให้ถูกต้อง', en: 'Please check the telephone number.' },
  address: {
    th: 'กรุณาตรวจสอบที่อยู่เว็บ ต้องขึ้นต้นด้วย http:// หรือ https://',
    en: 'Please check the web address. It begins with http:// or https://.',
  },
  place: {
    th: 'กรุณากรอกจังหวัด อำเภอ/เขต ตำบล/แขวง และรหัสไปรษณีย์ให้ครบ',
    en: 'Please fill in province, district, subdistrict and postal code.',
  },
  shortPlace: {
    th: 'กรุณากรอกบ้านเลขที่และถนน จังหวัด อำเภอ/เขต ตำบล/แขวง และรหัสไปรษณีย์ให้ครบ',
    en: 'Please fill in house and street, province, district, subdistrict and postal code.',
  },
  zipcode: { th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'A postal code has 5 digits.' },
  taxDigits: { th: 'กรุณากรอกเลขประจำตัวผู้เสียภาษีให้ครบ 13 หลัก', en: 'Please enter all 13 digits of the tax id.' },
  taxId: {
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบทั้ง 13 หลัก',
    en: 'This is not a tax id. Please check its 13 digits.',
  },
  taken: { th: 'กรุณาตรวจสอบ มีข้อมูลนี้ในระบบแล้ว', en: 'Please check: this exists already.' },
  uncheckable: { th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้', en: 'This cannot be checked at the moment.' },
  notText: { th: 'กรุณากรอกเป็นข้อความ', en: 'Please enter a text.' },
  date: { th: 'กรุณาเลือกวันที่ให้ครบและถูกต้อง', en: 'Please choose a complete and valid date.' },
  notOffered: { th: 'กรุณาเลือกจากตัวเลือกที่มี', en: 'Please choose one of the options.' },
  tooMany: { th: 'เลือกได้ไม่เกิน {n} รายการ', en: 'Choose at most {n}.' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
} satisfies Record<string, Text>;

export type FieldText = keyof typeof fieldTexts;
