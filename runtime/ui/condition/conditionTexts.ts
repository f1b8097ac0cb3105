import type { Text } from '../../../schemas/index.ts';

export const conditionTexts = {
  chooseField: { th: 'เลือกฟิลด์', en: 'Choose a field' },
  chooseValue: { th: 'เลือกค่า', en: 'Choose a value' },
  daySource: { th: 'วันที่มาจาก', en: 'Which day' },
  givenDay: { th: 'วันที่กำหนด', en: 'A given day' },
  today: { th: 'วันนี้', en: 'Today' },
  typedDay: { th: 'พิมพ์เอง', en: 'Typed' },
  field: { th: 'ฟิลด์ของเงื่อนไข ข้อ {place}', en: 'Field of condition {place}' },
  operator: { th: 'วิธีเทียบ ข้อ {place}', en: 'Comparison of condition {place}' },
  value: { th: 'ค่าของเงื่อนไข ข้อ {place}', en: 'Value of condition {place}' },
  remove: { th: 'ลบเงื่อนไข ข้อ {place}', en: 'Remove condition {place}' },
  add: { th: 'เพิ่มเงื่อนไข', en: 'Add a condition' },
} satisfies Record<string, Text>;
