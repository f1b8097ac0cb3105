import type { Text } from 'sala/schemas';

export const historyTexts = {
  history: { th: 'ประวัติ', en: 'History' },
  older: { th: 'แสดงที่เก่ากว่า ({count})', en: 'Show older ({count})' },
  cut: { th: 'แสดงเฉพาะรายการล่าสุด', en: 'Only the latest are shown.' },
  system: { th: 'ระบบ', en: 'The system' },
  byTime: { th: 'ระบบ (ถึงเวลา)', en: 'The system (in time)' },
  behalf: { th: 'แทน {name}', en: 'for {name}' },
  moved: { th: 'เปลี่ยนสถานะ', en: 'changed the state' },
  became: { th: 'เป็น', en: 'became' },
  create: { th: 'สร้างรายการ', en: 'created it' },
  update: { th: 'แก้ไข', en: 'changed it' },
  transition: { th: 'เปลี่ยนสถานะ', en: 'changed the state' },
  delete: { th: 'ลบไปถังขยะ', en: 'moved it to the trash' },
  restore: { th: 'นำกลับจากถังขยะ', en: 'brought it back' },
  rollup: { th: 'คำนวณยอดใหม่', en: 'computed its totals' },
  fields: { th: 'เปลี่ยน {count} ช่อง', en: '{count} fields changed' },
  secret: { th: 'เปลี่ยนแล้ว (ไม่แสดงค่า)', en: 'changed (not shown)' },
  added: { th: 'เพิ่มบรรทัดที่ {line}:', en: 'Line {line} added:' },
  removed: { th: 'ลบบรรทัดที่ {line}:', en: 'Line {line} removed:' },
  changed: { th: 'บรรทัดที่ {line}', en: 'Line {line}' },
} satisfies Record<string, Text>;
