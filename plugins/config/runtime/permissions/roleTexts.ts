import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const roleTexts = {
  new: { th: 'สร้างบทบาทของเว็บไซต์', en: 'A new role' },
  titleTh: { th: 'ชื่อภาษาไทย', en: 'Name in Thai' },
  titleEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English' },
  id: { th: 'รหัส', en: 'Id' },
  idHelp: { th: 'อักษรอังกฤษตัวเล็ก เช่น librarian', en: 'Small letters, such as librarian' },
  base: { th: 'ต่อยอดจากบทบาท', en: 'Stands on' },
  make: { th: 'สร้างบทบาท', en: 'Make the role' },
  made: { th: 'สร้างบทบาทแล้ว', en: 'The role was made.' },
  saved: configWords.savedNow,
  standsOn: {
    th: 'ต่อยอดจาก {base} มีผู้ใช้ {people} คน สิทธิ์ที่ต่างจากเดิมมีพื้นสี',
    en: 'Stands on {base}, {people} people. Rights that differ from it are tinted.',
  },
  ofPlugin: { th: 'เป็นของโมดูล {plugin} แก้ไขที่นี่ไม่ได้', en: 'It belongs to the plugin {plugin} and is not changed here.' },
  remove: words.remove,
  removed: { th: 'ลบบทบาทแล้ว', en: 'The role was removed.' },
  removeTitle: { th: 'ลบบทบาท {role}', en: 'Remove the role {role}' },
  removeText: {
    th: 'ผู้ใช้ {people} คนจะกลับไปเป็น {base} และได้รับแจ้ง คีย์ API และคำเชิญด้วยบทบาทนี้จะสิ้นสุด',
    en: '{people} people fall back to {base} and are told. API keys and invitations with this role end.',
  },
  rightOf: { th: '{right}: {collection}', en: '{right}: {collection}' },
  events: { th: 'เหตุการณ์', en: 'Events' },
  some: { th: 'บางรายการ', en: 'some records' },
  fields: { th: '{count} ฟิลด์', en: '{count} fields' },
} satisfies Record<string, Text>;
