import type { Text } from '../../../schemas/text.ts';

export const datePickerTexts = {
  missing: { th: 'กรุณาระบุวันที่', en: 'Please give a date.' },
  partial: { th: 'ใส่วัน เดือน และปีให้ครบ', en: 'Give the day, the month and the year.' },
  noYear: { th: 'ใส่ปี พ.ศ. ให้ครบสี่หลัก', en: 'Type all four digits of the year.' },
  read: { th: 'อ่านปี {typed} เป็น พ.ศ. {meant}', en: '{typed} was read as the year {meant}.' },
  noDay: {
    th: 'เดือนนี้ไม่มีวันที่ {typed} จึงใช้วันที่ {meant}',
    en: 'This month has no day {typed}; day {meant} was taken.',
  },
  today: { th: 'วันนี้', en: 'Today' },
  clear: { th: 'ล้าง', en: 'Clear' },
} satisfies Record<string, Text>;
