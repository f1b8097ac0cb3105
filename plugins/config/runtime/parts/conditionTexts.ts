import type { Text } from 'sala/schemas';

export const conditionTexts = {
  chooseField: { th: 'เลือกฟิลด์', en: 'Choose a field' },
  chooseValue: { th: 'เลือกค่า', en: 'Choose a value' },
  valueHelp: { th: 'ค่า หรือ $user.id คือตัวผู้ใช้', en: 'A value, or $user.id for the person' },
  conditionField: { th: 'ฟิลด์ของเงื่อนไข ข้อ {place}', en: 'Field of condition {place}' },
  conditionOp: { th: 'วิธีเทียบ ข้อ {place}', en: 'Comparison of condition {place}' },
  conditionValue: { th: 'ค่าของเงื่อนไข ข้อ {place}', en: 'Value of condition {place}' },
  removeLine: { th: 'ลบเงื่อนไข ข้อ {place}', en: 'Remove condition {place}' },
  addLine: { th: 'เพิ่มเงื่อนไข', en: 'Add a condition' },
  replaceCondition: { th: 'เขียนเงื่อนไขใหม่', en: 'Replace this condition' },
  yes: { th: 'ใช่', en: 'Yes' },
  no: { th: 'ไม่ใช่', en: 'No' },
  $eq: { th: 'คือ', en: 'is' },
  $ne: { th: 'ไม่ใช่', en: 'is not' },
  $gt: { th: 'มากกว่า', en: 'more than' },
  $gte: { th: 'ตั้งแต่', en: 'at least' },
  $lt: { th: 'น้อยกว่า', en: 'less than' },
  $lte: { th: 'ไม่เกิน', en: 'at most' },
} satisfies Record<string, Text>;
