import type { PropertySchema } from 'sala/schemas';

/** What every panel of a container has, whatever else its widget adds: a key, a title, and a name that links may use. */
export const panelProps: Record<string, PropertySchema> = {
  uid: { type: 'string', default: '' },
  title: { type: 'string', default: '', maxLength: 120, 'x-title': { th: 'ชื่อ', en: 'Title' }, 'x-bind': true },
  anchor: {
    type: 'string',
    default: '',
    maxLength: 60,
    'x-title': { th: 'ชื่อสำหรับลิงก์ (#)', en: 'Name for links (#)' },
    'x-help': { th: 'ลิงก์ #ชื่อนี้ เปิดช่องนี้', en: 'A link to #name opens it' },
  },
};
