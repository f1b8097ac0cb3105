import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { fillText } from '../../../schemas/fillText.ts';
import type { Language, Text } from '../../../schemas/text.ts';
import { groupDigits } from '../../content/groupDigits.ts';
import { nameFieldIn } from './nameFieldIn.ts';

/** What fills a message: in both languages alike, or in each its own. */
export type IssueParams = Record<string, string | number | Text>;

/** Values for the placeholders of a message. */
export interface IssueSubject {
  path: string;
  /** The field as people know it; its path in words by default. */
  title?: Text;
  /** The field's own message, instead of the general one. */
  message?: Text;
}

/**
 * The general messages. `{title}` is the field as people know it, with its place in a list; a field's own message may
 * also say the number of its list item `{n}`, and `{f}` as the specification writes it. The English texts are those of the specification
 * where it has one.
 */
const texts = {
  required: { th: 'กรุณาระบุ{title}', en: "Field '{title}' is required" },
  type: { th: '{title} ต้องเป็น{typeTh}', en: "Field '{title}' has invalid type. Expected: {type}" },
  enum: { th: '{title} ต้องเป็นค่าใดค่าหนึ่งใน: {list}', en: "Field '{title}' must be one of: {list}" },
  const: { th: '{title} ต้องเป็น {value}', en: "Field '{title}' must be {value}" },
  minimum: { th: '{title} ต้องไม่น้อยกว่า {limit}', en: "Field '{title}' must be at least {limit}" },
  maximum: { th: '{title} ต้องไม่เกิน {limit}', en: "Field '{title}' must be at most {limit}" },
  greater_than: { th: '{title} ต้องมากกว่า {limit}', en: "Field '{title}' must be greater than {limit}" },
  less_than: { th: '{title} ต้องน้อยกว่า {limit}', en: "Field '{title}' must be less than {limit}" },
  multiple_of: { th: '{title} ต้องหารด้วย {limit} ลงตัว', en: "Field '{title}' must be a multiple of {limit}" },
  min_length: {
    th: '{title} ต้องยาวอย่างน้อย {limit} ตัวอักษร',
    en: "Field '{title}' must have at least {limit} characters",
  },
  max_length: { th: '{title} ยาวได้ไม่เกิน {limit} ตัวอักษร', en: "Field '{title}' must have at most {limit} characters" },
  min_items: { th: '{title} ต้องมีอย่างน้อย {limit} รายการ', en: "Field '{title}' must have at least {limit} items" },
  max_items: { th: '{title} มีได้ไม่เกิน {limit} รายการ', en: "Field '{title}' must have at most {limit} items" },
  unique_items: { th: '{title} มีรายการซ้ำกัน', en: "Field '{title}' holds the same item twice" },
  pattern: { th: 'รูปแบบของ{title}ไม่ถูกต้อง', en: "Field '{title}' has an invalid format" },
  format: { th: '{title}: {reasonTh}', en: "Field '{title}' {reason}" },
  buddhist_year: {
    th: '{title}: ปี {value} เป็นปี พ.ศ. หรือไม่ — หมายถึง {meant}',
    en: "Field '{title}': is {value} a year of the Buddhist era? That would be {meant}",
  },
  year_asked: {
    th: '{title}: {value} หมายถึงปีใด กรุณาเขียนปีเป็นตัวเลขสี่หลัก ({meant})',
    en: "Field '{title}': which year does {value} mean? Please write it with four figures ({meant})",
  },
  choice_unclear: {
    th: '{title}: {value} หมายถึงได้หลายค่า กรุณาเขียนค่าใดค่าหนึ่งใน: {list}',
    en: "Field '{title}': {value} may mean several values. Please write one of: {list}",
  },
  reference_unclear: {
    th: '{title}: มีหลายรายการที่ชื่อ {value} กรุณาเขียนรหัสแทนชื่อ',
    en: "Field '{title}': more than one record is called {value}. Please write its code in place of its name",
  },
  invalid_type: { th: 'ประเภทรายการไม่ถูกต้อง: {type}', en: 'Invalid transaction type: {type}' },
  unknown_field: { th: 'ไม่รู้จักฟิลด์ {title}', en: 'Unknown field: {title}' },
  required_in_state: {
    th: 'ก่อนเป็นสถานะ “{state}” ต้องระบุ{title}',
    en: "Field '{title}' is required for status '{state}'",
  },
  warning: { th: 'โปรดตรวจสอบ{title}', en: "Please look at field '{title}'" },
  shape: { th: 'ข้อมูลของ{title}ไม่ถูกต้อง', en: "Field '{title}' is not valid" },
  characters: {
    th: '{title} มีอักขระที่จัดเก็บไม่ได้',
    en: "Field '{title}' holds a NUL or half a character, which cannot be stored",
  },
  too_long: { th: '{title} ยาวเกินไป', en: "Field '{title}' is too long to store" },
  too_deep: { th: '{title} ซ้อนกันลึกเกินไป', en: "Field '{title}' is nested too deep" },
  too_large: { th: 'ข้อมูลมีขนาดใหญ่เกินไป', en: 'The record holds too many values' },
  too_much_work: {
    th: 'ข้อมูลกับกฎของคอลเลกชันรวมกันใหญ่เกินกว่าจะตรวจได้ กรุณาแบ่งรายการให้สั้นลง หรือลดกฎของฟิลด์',
    en: 'The record and the rules of its collection are together too large to check: shorten its lists or simplify the rules',
  },
  not_json: { th: '{title} เก็บเป็นข้อมูลไม่ได้', en: "Field '{title}' is not a value that can be stored" },
  key: { th: 'ชื่อ {title} ใช้ไม่ได้', en: "'{title}' is not a usable name" },
  state_by_event: {
    th: 'เปลี่ยนสถานะด้วยการแก้ไขไม่ได้ กรุณาใช้ปุ่มเปลี่ยนสถานะ',
    en: "The state changes by a transition, not by an update: '{value}'",
  },
  computed: {
    th: '{title} คำนวณได้ {value} แต่ส่งมาเป็น {sent} กรุณาแก้หรือไม่ต้องส่งค่านี้',
    en: "Field '{title}' is computed as {value}, and {sent} was sent: leave it out or send what agrees",
  },
  not_writable: { th: 'คุณไม่มีสิทธิ์แก้ไข{title}', en: "You may not write field '{title}'" },
  locked: {
    th: '{title} แก้ไขไม่ได้เพราะรายการอยู่ในสถานะ {stateTh}',
    en: "Field '{title}' cannot change: the record is in state '{stateEn}'",
  },
  deletion_locked: {
    th: 'ลบไม่ได้เพราะรายการอยู่ในสถานะ {stateTh}',
    en: "The record cannot be deleted: it is in state '{stateEn}'",
  },
  reference: {
    th: 'ไม่พบ{title}ที่อ้างถึง ({value})',
    en: "Field '{title}' refers to a record that does not exist: {value}",
  },
  duplicate: { th: '{title} ซ้ำกับที่มีอยู่แล้ว', en: "Field '{title}' must be unique: another record has this value" },
} satisfies Record<string, Text>;

export type IssueCode = keyof typeof texts;

/** One validation error of a record, in both languages. */
export function describeIssue(code: IssueCode, subject: IssueSubject, params: IssueParams = {}): ErrorDetail {
  const template = subject.message ?? texts[code];
  const line = lineOf(subject.path);
  const title = subject.title ?? nameFieldIn(undefined, subject.path.split('.'));
  const values = { f: title, ...(line === undefined ? {} : { n: line, N: line }), ...params, title };
  const fill = (language: Language) =>
    fillText(
      template[language],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sayParam(value, language)])),
    );
  const text = { th: fill('th'), en: fill('en') };
  return { path: subject.path, code, message: text.en, text };
}

function sayParam(value: string | number | Text, language: Language): string {
  if (typeof value === 'object') return value[language];
  return typeof value === 'number' ? groupDigits(value) : value;
}

/** The list item that a path points into, one-based: `items.0.quantity` is in item 1. */
function lineOf(path: string): number | undefined {
  const positions = path.split('.').filter((segment) => /^\d+$/.test(segment));
  const last = positions.at(-1);
  return last === undefined ? undefined : Number(last) + 1;
}
