import type { Text } from '../../../schemas/text.ts';
import { isEmailAddress } from '../../people/checkRegistration.ts';
import { isCitizenId } from '../../people/isCitizenId.ts';
import type { FormatName } from '../terms/formatNames.ts';
import { readDay, readMoment } from './readDate.ts';

export interface Format {
  test: (text: string) => boolean;
  /** The message when it fails; a field's `x-messages.format` takes precedence. */
  message: Text;
}

const mobileOrLandline = /^(?:0[689]\d{8}|0[2-7]\d{7,8})$/;
const generatedCode = /^[A-Za-z0-9_-]+$/;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

const text = (th: string, en: string): Text => ({ th, en });

/** Every format a field may name. All take time linear in the length of the text. */
export const formats: Readonly<Record<string, Format>> = {
  date: {
    test: (value) => readDay(value, 0) !== undefined,
    message: text('วันที่ไม่ถูกต้อง', 'is not a date'),
  },
  'date-time': {
    test: (value) => readMoment(value, 0) !== undefined,
    message: text('วันที่และเวลาไม่ถูกต้อง', 'is not a date and time'),
  },
  time: {
    test: (value) => clock.test(value),
    message: text('ต้องเป็นเวลา เช่น 13:30', 'is not a time such as 13:30'),
  },
  email: {
    test: isEmailAddress,
    message: text('รูปแบบอีเมลไม่ถูกต้อง', 'is not an e-mail address'),
  },
  uri: {
    test: isWebAddress,
    message: text('ที่อยู่เว็บไม่ถูกต้อง เช่น https://example.com', 'is not a web address such as https://example.com'),
  },
  uuid: {
    test: (value) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value),
    message: text('รหัสอ้างอิงไม่ถูกต้อง', 'is not a UUID'),
  },
  color: {
    test: (value) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value),
    message: text('รหัสสีไม่ถูกต้อง เช่น #0f766e', 'is not a colour such as #0f766e'),
  },
  'thai-citizen-id': {
    test: isCitizenId,
    message: text(
      'เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบทั้ง 13 หลัก',
      'is not a Thai citizen number: please check its 13 digits',
    ),
  },
  // A company's tax number has the same check digit as a citizen number.
  'tax-id': {
    test: isCitizenId,
    message: text('เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', 'is not a Thai tax number'),
  },
  'thai-phone': {
    test: (value) => mobileOrLandline.test(value.replace(/[\s-]/g, '')),
    message: text('หมายเลขโทรศัพท์ไม่ถูกต้อง เช่น 081 234 5678', 'is not a Thai telephone number such as 081 234 5678'),
  },
  phone: {
    test: (value) => /^[\d\s()+-]+$/.test(value) && countDigits(value) >= 1,
    message: text('หมายเลขโทรศัพท์ใช้ได้เฉพาะตัวเลข + - วงเล็บ และช่องว่าง', 'may hold digits, +, -, spaces and ()'),
  },
  'phone-9': {
    test: (value) => /^[\d\s()+-]+$/.test(value) && countDigits(value) >= 9,
    message: text('หมายเลขโทรศัพท์ต้องมีตัวเลขอย่างน้อย 9 หลัก', 'needs at least 9 digits'),
  },
  'postal-code-th': {
    test: (value) => /^\d{5}$/.test(value),
    message: text('รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', 'must be 5 digits'),
  },
  'branch-code-th': {
    test: (value) => /^\d{5}$/.test(value),
    message: text('รหัสสาขาต้องเป็นตัวเลข 5 หลัก', 'must be 5 digits'),
  },
  'generated-code': {
    test: (value) => generatedCode.test(value) && value.length >= 3 && value.length <= 50,
    message: text('รหัสไม่ถูกต้อง', 'is not a code of 3 to 50 letters, digits, - and _'),
  },
  html: { test: () => true, message: text('', '') },
  markdown: { test: () => true, message: text('', '') },
  code: { test: () => true, message: text('', '') },
  textarea: { test: () => true, message: text('', '') },
  password: { test: () => true, message: text('', '') },
} satisfies Record<FormatName, Format>;

function isWebAddress(value: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))[^\s<>"\\^`{|}]+$/i.test(value) || value === '/';
}

function countDigits(value: string): number {
  return value.replace(/\D/g, '').length;
}
