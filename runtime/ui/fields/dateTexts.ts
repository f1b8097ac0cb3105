import type { Text } from '../../../schemas/index.ts';

export const dateTexts = {
  day: { th: 'วัน', en: 'Day' },
  month: { th: 'เดือน', en: 'Month' },
  year: { th: 'ปี พ.ศ.', en: 'Year' },
  hour: { th: 'ชั่วโมง', en: 'Hour' },
  minute: { th: 'นาที', en: 'Minute' },
} satisfies Record<string, Text>;
