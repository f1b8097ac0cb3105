import { type ErrorDetail, fillText } from '../../schemas/errors/errors.ts';
import type { Text } from '../../schemas/text.ts';

export type IssueParams = Record<string, string | number>;

/** What a message may be filled with. */
export interface IssueSubject {
  path: string;
  /** What people call the field; its path without it. */
  title?: Text;
  /** A text of the field's own, in place of the general one. */
  message?: Text;
}

/**
 * The general texts. `{f}` is the path of the field, `{title}` what people call it, `{n}` the number of the line it stands
 * in. The English ones are those of the specification where it has one.
 */
const texts = {
  required: { th: 'กรุณาระบุ{title}', en: "Field '{f}' is required" },
  type: { th: '{title} ต้องเป็น{typeTh}', en: "Field '{f}' has invalid type. Expected: {type}" },
  enum: { th: '{title} ต้องเป็นค่าใดค่าหนึ่งใน: {list}', en: "Field '{f}' must be one of: {list}" },
  const: { th: '{title} ต้องเป็น {value}', en: "Field '{f}' must be {value}" },
  minimum: { th: '{title} ต้องไม่น้อยกว่า {limit}', en: "Field '{f}' must be at least {limit}" },
  maximum: { th: '{title} ต้องไม่เกิน {limit}', en: "Field '{f}' must be at most {limit}" },
  greater_than: { th: '{title} ต้องมากกว่า {limit}', en: "Field '{f}' must be greater than {limit}" },
  less_than: { th: '{title} ต้องน้อยกว่า {limit}', en: "Field '{f}' must be less than {limit}" },
  multiple_of: { th: '{title} ต้องเป็นขั้นละ {limit}', en: "Field '{f}' must be a multiple of {limit}" },
  min_length: { th: '{title} ต้องยาวอย่างน้อย {limit} ตัวอักษร', en: "Field '{f}' must have at least {limit} characters" },
  max_length: { th: '{title} ยาวได้ไม่เกิน {limit} ตัวอักษร', en: "Field '{f}' must have at most {limit} characters" },
  min_items: { th: '{title} ต้องมีอย่างน้อย {limit} รายการ', en: "Field '{f}' must have at least {limit} items" },
  max_items: { th: '{title} มีได้ไม่เกิน {limit} รายการ', en: "Field '{f}' must have at most {limit} items" },
  unique_items: { th: '{title} มีรายการซ้ำกัน', en: "Field '{f}' holds the same item twice" },
  pattern: { th: 'รูปแบบของ{title}ไม่ถูกต้อง', en: "Field '{f}' has an invalid format" },
  format: { th: '{title}: {reasonTh}', en: "Field '{f}' {reason}" },
  invalid_type: { th: 'ประเภทรายการไม่ถูกต้อง: {type}', en: 'Invalid transaction type: {type}' },
  unknown_field: { th: 'ไม่รู้จักฟิลด์ {f}', en: 'Unknown field: {f}' },
  required_in_state: { th: 'ต้องระบุ{title}ก่อนเป็นสถานะ {state}', en: "Field '{f}' is required for status '{state}'" },
  warning: { th: 'โปรดตรวจสอบ{title}', en: "Please look at field '{f}'" },
  shape: { th: 'ข้อมูลของ{title}ไม่ถูกต้อง', en: "Field '{f}' is not valid" },
  characters: {
    th: '{title} มีอักขระที่จัดเก็บไม่ได้',
    en: "Field '{f}' holds a NUL or half a character, which cannot be stored",
  },
  too_long: { th: '{title} ยาวเกินไป', en: "Field '{f}' is too long to store" },
  too_deep: { th: '{title} ซ้อนกันลึกเกินไป', en: "Field '{f}' is nested too deep" },
  too_large: { th: 'ข้อมูลมีขนาดใหญ่เกินไป', en: 'The record holds too many values' },
  not_json: { th: '{title} เก็บเป็นข้อมูลไม่ได้', en: "Field '{f}' is not a value that can be stored" },
  key: { th: 'ชื่อ {f} ใช้ไม่ได้', en: "'{f}' is not a usable name" },
  state_by_event: {
    th: 'เปลี่ยนสถานะด้วยการแก้ไขไม่ได้ กรุณาใช้ปุ่มเปลี่ยนสถานะ',
    en: "The state changes by a transition, not by an update: '{value}'",
  },
  not_writable: { th: 'คุณไม่มีสิทธิ์แก้ไข{title}', en: "You may not write field '{f}'" },
  reference: { th: 'ไม่พบ{title}ที่อ้างถึง ({value})', en: "Field '{f}' refers to a record that does not exist: {value}" },
  duplicate: { th: '{title} ซ้ำกับที่มีอยู่แล้ว', en: "Field '{f}' must be unique: another record has this value" },
} satisfies Record<string, Text>;

export type IssueCode = keyof typeof texts;

/** One thing that is wrong with a record, in both languages. */
export function describeIssue(code: IssueCode, subject: IssueSubject, params: IssueParams = {}): ErrorDetail {
  const template = subject.message ?? texts[code];
  const line = lineOf(subject.path);
  const common = { f: subject.path, ...(line === undefined ? {} : { n: line, N: line }), ...params };
  const text = {
    th: fillText(template.th, { ...common, title: subject.title?.th ?? subject.path }),
    en: fillText(template.en, { ...common, title: subject.title?.en ?? subject.path }),
  };
  return { path: subject.path, code, message: text.en, text };
}

/** The line that a path points into, counted from one: `items.0.quantity` is in line 1. */
function lineOf(path: string): number | undefined {
  const positions = path.split('.').filter((segment) => /^\d+$/.test(segment));
  const last = positions.at(-1);
  return last === undefined ? undefined : Number(last) + 1;
}
