import type { Text } from 'sala/schemas';

export const detailTexts = {
  back: { th: 'หน้าเว็บทั้งหมด', en: 'All pages' },
  missing: { th: 'ไม่พบหน้านี้', en: 'There is no such page' },
  missingText: { th: 'หน้าอาจถูกลบหรือเปลี่ยนชื่อแล้ว', en: 'It may have been deleted or renamed.' },
  address: { th: 'ที่อยู่', en: 'Address' },
  state: { th: 'สถานะ', en: 'State' },
  updated: { th: 'แก้ไขล่าสุด', en: 'Last change' },
  preview: { th: 'ตัวอย่าง', en: 'Preview' },
  full: { th: 'เต็มหน้าจอ', en: 'Full screen' },
  versions: { th: 'ฉบับที่เผยแพร่', en: 'Published versions' },
  noVersions: { th: 'ยังไม่เคยเผยแพร่', en: 'It was never published.' },
  version: { th: 'ฉบับที่ {version}', en: 'Version {version}' },
  current: { th: 'ใช้อยู่', en: 'current' },
} satisfies Record<string, Text>;
