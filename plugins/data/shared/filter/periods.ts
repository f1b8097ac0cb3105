import type { Text } from 'sala/schemas';
import { addDays } from '../timeZone.ts';

export const periods = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'this_year',
  'last_year',
  'last_7',
  'last_30',
  'last_90',
  'next_7',
  'next_30',
  'past',
  'future',
] as const;

/** Days told from today. */
export type RelativePeriod = (typeof periods)[number];

export const periodTitles: Record<RelativePeriod, Text> = {
  today: { th: 'วันนี้', en: 'today' },
  yesterday: { th: 'เมื่อวาน', en: 'yesterday' },
  tomorrow: { th: 'พรุ่งนี้', en: 'tomorrow' },
  this_week: { th: 'สัปดาห์นี้', en: 'this week' },
  last_week: { th: 'สัปดาห์ก่อน', en: 'last week' },
  next_week: { th: 'สัปดาห์หน้า', en: 'next week' },
  this_month: { th: 'เดือนนี้', en: 'this month' },
  last_month: { th: 'เดือนก่อน', en: 'last month' },
  next_month: { th: 'เดือนหน้า', en: 'next month' },
  this_year: { th: 'ปีนี้', en: 'this year' },
  last_year: { th: 'ปีก่อน', en: 'last year' },
  last_7: { th: '7 วันที่ผ่านมา', en: 'the last 7 days' },
  last_30: { th: '30 วันที่ผ่านมา', en: 'the last 30 days' },
  last_90: { th: '90 วันที่ผ่านมา', en: 'the last 90 days' },
  next_7: { th: '7 วันข้างหน้า', en: 'the next 7 days' },
  next_30: { th: '30 วันข้างหน้า', en: 'the next 30 days' },
  past: { th: 'ก่อนวันนี้', en: 'the past' },
  future: { th: 'หลังวันนี้', en: 'the future' },
};

/** From a day on, and until before another; both in the calendar of the site. */
export interface DaySpan {
  from?: string;
  until?: string;
}

/** The days that a period means today. The last and next days have today among them; weeks begin on Monday. */
export function spanOf(period: RelativePeriod, today: string): DaySpan {
  const days = (from: number, until: number) => ({ from: addDays(today, from), until: addDays(today, until) });
  const monday = -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7);
  switch (period) {
    case 'today':
      return days(0, 1);
    case 'yesterday':
      return days(-1, 0);
    case 'tomorrow':
      return days(1, 2);
    case 'this_week':
      return days(monday, monday + 7);
    case 'last_week':
      return days(monday - 7, monday);
    case 'next_week':
      return days(monday + 7, monday + 14);
    case 'past':
      return { until: today };
    case 'future':
      return { from: addDays(today, 1) };
    case 'this_month':
    case 'last_month':
    case 'next_month':
      return months(today, { this_month: 0, last_month: -1, next_month: 1 }[period]);
    case 'this_year':
    case 'last_year': {
      const year = Number(today.slice(0, 4)) - (period === 'last_year' ? 1 : 0);
      return { from: `${year}-01-01`, until: `${year + 1}-01-01` };
    }
    default: {
      const [side, count = '0'] = period.split('_');
      return side === 'last' ? days(1 - Number(count), 1) : days(0, Number(count));
    }
  }
}

function months(today: string, by: number): DaySpan {
  const first = (count: number) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 10);
  return { from: first(by), until: first(by + 1) };
}
