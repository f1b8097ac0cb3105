import type { FieldSchema, Text } from 'sala/schemas';

/** What a field may hold, as people choose it: its title and the schema that it begins with. */
export interface FieldKind {
  title: Text;
  schema: FieldSchema;
}

export const fieldKinds = {
  text: { title: { th: 'ข้อความ', en: 'Text' }, schema: { type: 'string', maxLength: 200, 'x-search': true } },
  long_text: {
    title: { th: 'ข้อความยาว', en: 'Long text' },
    schema: { type: 'string', format: 'textarea', maxLength: 5000, 'x-search': true },
  },
  number: { title: { th: 'จำนวน', en: 'Number' }, schema: { type: 'number' } },
  integer: { title: { th: 'จำนวนเต็ม', en: 'Whole number' }, schema: { type: 'integer' } },
  money: { title: { th: 'จำนวนเงิน', en: 'Money' }, schema: { 'x-type': 'money' } },
  percent: { title: { th: 'ร้อยละ', en: 'Percentage' }, schema: { 'x-type': 'percent' } },
  boolean: { title: { th: 'ใช่หรือไม่', en: 'Yes or no' }, schema: { type: 'boolean' } },
  date: { title: { th: 'วันที่', en: 'Date' }, schema: { type: 'string', format: 'date', 'x-index': true } },
  moment: {
    title: { th: 'วันที่และเวลา', en: 'Date and time' },
    schema: { type: 'string', format: 'date-time', 'x-index': true },
  },
  choice: { title: { th: 'ตัวเลือก', en: 'Choice' }, schema: { type: 'string', enum: [], 'x-index': true } },
  tags: { title: { th: 'ป้ายกำกับ', en: 'Tags' }, schema: { 'x-type': 'tags' } },
  phone: {
    title: { th: 'เบอร์โทรศัพท์', en: 'Telephone' },
    schema: { type: 'string', format: 'thai-phone', 'x-search': true },
  },
  email: { title: { th: 'อีเมล', en: 'Email' }, schema: { type: 'string', format: 'email', 'x-search': true } },
  address: { title: { th: 'ที่อยู่', en: 'Address' }, schema: { 'x-type': 'address' } },
  rich_text: { title: { th: 'ข้อความจัดรูปแบบ', en: 'Formatted text' }, schema: { 'x-type': 'rich_text' } },
  image: { title: { th: 'รูปภาพ', en: 'Pictures' }, schema: { 'x-type': 'image' } },
  file: { title: { th: 'ไฟล์', en: 'Files' }, schema: { 'x-type': 'file' } },
  reference: {
    title: { th: 'อ้างถึงคอลเลกชันอื่น', en: 'Refers to another collection' },
    schema: { type: 'string', 'x-ref': '', 'x-index': true },
  },
  related: {
    title: { th: 'นับหรือรวมจากรายการที่อ้างถึง', en: 'Counts or sums what refers to it' },
    schema: { type: 'number', 'x-rollup': { collection: '', by: '', op: 'count' }, 'x-index': true },
  },
  sequence: {
    title: { th: 'เลขที่เอกสาร', en: 'Document number' },
    schema: { type: 'string', 'x-readonly': true, 'x-sequence': '', 'x-unique': true },
  },
  formula: { title: { th: 'สูตรคำนวณ', en: 'Formula' }, schema: { type: 'number', 'x-formula': '' } },
} satisfies Record<string, FieldKind>;

export type FieldKindName = keyof typeof fieldKinds;

export const kindNames = Object.keys(fieldKinds) as FieldKindName[]; // its own keys

/** What kind a field is of; nothing for one that a developer described in more detail. */
export function kindOf(field: FieldSchema): FieldKindName | undefined {
  if (field['x-formula'] !== undefined) return 'formula';
  if (field['x-sequence'] !== undefined) return 'sequence';
  if (field['x-rollup'] !== undefined) return 'related';
  if (field['x-ref'] !== undefined) return 'reference';
  if (field.enum) return 'choice';
  const type = field['x-type'];
  const typeName = typeof type === 'object' ? type.name : type;
  if (typeName !== undefined) return kindNames.find((kind) => kind === typeName);
  return kindNames.find((kind) => {
    const { type, format }: FieldSchema = fieldKinds[kind].schema;
    return !marked.has(kind) && type === field.type && format === field.format;
  });
}

const marked = new Set<FieldKindName>(['choice', 'reference', 'related', 'sequence', 'formula']);

/** The types that a formula may give. */
export const resultTypes: Record<string, FieldSchema> = {
  number: { type: 'number' },
  integer: { type: 'integer' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
};
