import type { Text } from 'sala/schemas';

export const weekdayTitles: Readonly<Record<string, Text>> = {
  mon: { th: 'จันทร์', en: 'Monday' },
  tue: { th: 'อังคาร', en: 'Tuesday' },
  wed: { th: 'พุธ', en: 'Wednesday' },
  thu: { th: 'พฤหัสบดี', en: 'Thursday' },
  fri: { th: 'ศุกร์', en: 'Friday' },
  sat: { th: 'เสาร์', en: 'Saturday' },
  sun: { th: 'อาทิตย์', en: 'Sunday' },
};

/** What the days of a schedule may be. */
export const dayTitles: Readonly<Record<string, Text>> = {
  ...weekdayTitles,
  working: { th: 'ทำการ', en: 'working days' },
};
