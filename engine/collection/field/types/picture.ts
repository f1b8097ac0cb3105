import { isOwnPath } from '../../../content/isOwnPath.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

/** The address of one picture: of this site's files, or of another site. */
export const picture: FieldTypeDefinition = {
  title: { th: 'รูป', en: 'Picture' },
  written: {
    th: 'เลือกรูปจากคลังไฟล์ หรือเขียนที่อยู่ เช่น https://…',
    en: 'must be a picture of this site, or an address such as https://…',
  },
  settings: {},
  schema: () => ({ type: 'string', maxLength: 2000 }),
  shape: (value) => (typeof value === 'string' ? value.trim() || null : value),
  check: (value) =>
    typeof value !== 'string' || isOwnPath(value) || URL.parse(value)?.protocol === 'https:'
      ? undefined
      : { th: 'ต้องเป็นรูปของเว็บไซต์นี้ หรือที่อยู่ https://', en: 'must be a picture of this site or begin with https://' },
  show: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => text.trim() || undefined,
  filter: { kind: 'text', where: (field, { text }) => (text.trim() === '' ? undefined : { [field]: text.trim() }) },
  sort: (field) => field,
};
