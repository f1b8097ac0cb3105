import type { Text } from '../../../schemas/text.ts';

/** What joins the parts of a condition; `{1}`, `{2}` are what it is about. */
export const sayTexts = {
  and: { th: 'และ', en: 'and' },
  or: { th: 'หรือ', en: 'or' },
  not: { th: 'ไม่ใช่กรณีที่ {1}', en: 'not that {1}' },
  every: { th: '{1} ครบทุก {2}', en: '{1} at every {2}' },
  everyFrom: { th: '{1} ครบ {3} แล้วทุก {2}', en: '{1} at {3}, then every {2}' },
  remainder: { th: 'เศษของ {1} หารด้วย {2}', en: 'the remainder of {1} by {2}' },
  choice: { th: '{2} ถ้า {1} มิฉะนั้น {3}', en: '{2} if {1}, else {3}' },
} satisfies Record<string, Text>;

/** What functions say that are true or false. */
export const testTexts: Readonly<Record<string, Text>> = {
  contains: { th: '{1} มีคำว่า {2}', en: '{1} contains {2}' },
  startsWith: { th: '{1} ขึ้นต้นด้วย {2}', en: '{1} starts with {2}' },
  endsWith: { th: '{1} ลงท้ายด้วย {2}', en: '{1} ends with {2}' },
  isWorkingDay: { th: '{1} เป็นวันทำการ', en: '{1} is a working day' },
};

/** What functions give, by their names and for as many arguments. */
export const functionTexts: Readonly<Record<string, Text>> = {
  coalesce: { th: '{1} (ถ้าไม่มีใช้ {2})', en: '{1} (or {2} where there is none)' },
  size: { th: 'จำนวนของ {1}', en: 'the number of {1}' },
  round: { th: '{1} ปัดเศษ {2} ตำแหน่ง', en: '{1} rounded to {2} places' },
  string: { th: '{1}', en: '{1}' },
  trim: { th: '{1}', en: '{1}' },
  upper: { th: '{1} เป็นตัวพิมพ์ใหญ่', en: '{1} in capitals' },
  lower: { th: '{1} เป็นตัวพิมพ์เล็ก', en: '{1} in small letters' },
  date: { th: 'วันที่ของ {1}', en: 'the day of {1}' },
  addDays: { th: '{1} + {2} วัน', en: '{1} + {2} days' },
  addMonths: { th: '{1} + {2} เดือน', en: '{1} + {2} months' },
  addWorkingDays: { th: '{1} + {2} วันทำการ', en: '{1} + {2} working days' },
  daysBetween: { th: 'จำนวนวันจาก {1} ถึง {2}', en: 'days from {1} to {2}' },
  workingDaysBetween: { th: 'จำนวนวันทำการจาก {1} ถึง {2}', en: 'working days from {1} to {2}' },
};
