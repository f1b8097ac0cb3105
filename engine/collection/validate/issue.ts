import { type ErrorDetail, fillText } from '../../../schemas/errors/errors.ts';
import type { Language, Text } from '../../../schemas/text.ts';

/** What fills a message: in both languages alike, or in each its own. */
export type IssueParams = Record<string, string | number | Text>;

/** Values for the placeholders of a message. */
export interface IssueSubject {
  path: string;
  /** The field's title; its path by default. */
  title?: Text;
  /** The field's own message, instead of the general one. */
  message?: Text;
}

/**
 * The general messages. `{f}` is the path of the field, `{title}` its title, `{n}` the number of its list item. The
 * English texts are those of the specification where it has one.
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
  buddhist_year: {
    th: '{title}: ปี {value} เป็นปี พ.ศ. หรือไม่ — หมายถึง {meant}',
    en: "Field '{f}': is {value} a year of the Buddhist era? That would be {meant}",
  },
  year_asked: {
    th: '{title}: {value} หมายถึงปีใด กรุณาเขียนปีเป็นตัวเลขสี่หลัก ({meant})',
    en: "Field '{f}': which year does {value} mean? Please write it with four figures ({meant})",
  },
  choice_unclear: {
    th: '{title}: {value} หมายถึงได้หลายค่า กรุณาเขียนค่าใดค่าหนึ่งใน: {list}',
    en: "Field '{f}': {value} may mean several values. Please write one of: {list}",
  },
  reference_unclear: {
    th: '{title}: มีหลายรายการที่ชื่อ {value} กรุณาเขียนรหัสแทนชื่อ',
    en: "Field '{f}': more than one record is called {value}. Please write its code in place of its name",
  },
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
  too_much_work: {
    th: 'ข้อมูลกับกฎของคอลเลกชันรวมกันใหญ่เกินกว่าจะตรวจได้ กรุณาแบ่งรายการให้สั้นลง หรือลดกฎของฟิลด์',
    en: 'The record and the rules of its collection are together too large to check: shorten its lists or simplify the rules',
  },
  not_json: { th: '{title} เก็บเป็นข้อมูลไม่ได้', en: "Field '{f}' is not a value that can be stored" },
  key: { th: 'ชื่อ {f} ใช้ไม่ได้', en: "'{f}' is not a usable name" },
  state_by_event: {
    th: 'เปลี่ยนสถานะด้วยการแก้ไขไม่ได้ กรุณาใช้ปุ่มเปลี่ยนสถานะ',
    en: "The state changes by a transition, not by an update: '{value}'",
  },
  computed: {
    th: '{title} คำนวณได้ {value} แต่ส่งมาเป็น {sent} กรุณาแก้หรือไม่ต้องส่งค่านี้',
    en: "Field '{f}' is computed as {value}, and {sent} was sent: leave it out or send what agrees",
  },
  not_writable: { th: 'คุณไม่มีสิทธิ์แก้ไข{title}', en: "You may not write field '{f}'" },
  locked: {
    th: '{title} แก้ไขไม่ได้เพราะรายการอยู่ในสถานะ {stateTh}',
    en: "Field '{f}' cannot change: the record is in state '{stateEn}'",
  },
  deletion_locked: {
    th: 'ลบไม่ได้เพราะรายการอยู่ในสถานะ {stateTh}',
    en: "The record cannot be deleted: it is in state '{stateEn}'",
  },
  reference: { th: 'ไม่พบ{title}ที่อ้างถึง ({value})', en: "Field '{f}' refers to a record that does not exist: {value}" },
  duplicate: { th: '{title} ซ้ำกับที่มีอยู่แล้ว', en: "Field '{f}' must be unique: another record has this value" },
} satisfies Record<string, Text>;

export type IssueCode = keyof typeof texts;

/** One validation error of a record, in both languages. */
export function describeIssue(code: IssueCode, subject: IssueSubject, params: IssueParams = {}): ErrorDetail {
  const template = subject.message ?? texts[code];
  const line = lineOf(subject.path);
  const common = { f: subject.path, ...(line === undefined ? {} : { n: line, N: line }), ...params };
  const fill = (language: Language) => {
    const values = { ...common, title: subject.title ?? subject.path };
    return fillText(
      template[language],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
      ),
    );
  };
  const text = { th: fill('th'), en: fill('en') };
  return { path: subject.path, code, message: text.en, text };
}

/** The list item that a path points into, one-based: `items.0.quantity` is in item 1. */
function lineOf(path: string): number | undefined {
  const positions = path.split('.').filter((segment) => /^\d+$/.test(segment));
  const last = positions.at(-1);
  return last === undefined ? undefined : Number(last) + 1;
}
