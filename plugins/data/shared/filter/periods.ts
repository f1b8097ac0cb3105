import { type Language, readText, type Text } from 'sala/schemas';
import { addDays } from '../timeZone.ts';

/** Those with a name. */
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
  'this_quarter',
  'last_quarter',
  'next_quarter',
  'this_year',
  'last_year',
  'past',
  'future',
] as const;

type NamedPeriod = (typeof periods)[number];

/** Days told from today: one with a name, or any number of days. */
export type RelativePeriod = NamedPeriod | `${DaySide}_${number}`;

/** Whether days are counted back from today, or on. */
export type DaySide = 'last' | 'next';

const mostDays = 3660;

/** Undefined where the text is no period. */
export function readPeriod(text: string): RelativePeriod | undefined {
  const named = periods.find((one) => one === text);
  if (named) return named;
  const { side, count } = splitDays(text) ?? {};
  return side && count && count <= mostDays ? `${side}_${count}` : undefined;
}

/** The side and the number of `last_45`. */
export function splitDays(text: string): { side: DaySide; count: number } | undefined {
  const [, side, count] = /^(last|next)_([1-9]\d{0,3})$/.exec(text) ?? [];
  return side === undefined ? undefined : { side: side === 'last' ? 'last' : 'next', count: Number(count) };
}

export function titlePeriod(period: RelativePeriod, language: Language): string {
  const days = splitDays(period);
  if (!days) return periodTitles[period as NamedPeriod][language]; // without a number it has a name
  return readText(dayTitles[days.side], language).replace('{n}', String(days.count));
}

/** `{n}`: how many. */
export const dayTitles: Record<DaySide, Text> = {
  last: { th: '{n} วันที่ผ่านมา', en: 'the last {n} days' },
  next: { th: '{n} วันข้างหน้า', en: 'the next {n} days' },
};

const periodTitles: Record<NamedPeriod, Text> = {
  today: { th: 'วันนี้', en: 'today' },
  yesterday: { th: 'เมื่อวาน', en: 'yesterday' },
  tomorrow: { th: 'พรุ่งนี้', en: 'tomorrow' },
  this_week: { th: 'สัปดาห์นี้', en: 'this week' },
  last_week: { th: 'สัปดาห์ก่อน', en: 'last week' },
  next_week: { th: 'สัปดาห์หน้า', en: 'next week' },
  this_month: { th: 'เดือนนี้', en: 'this month' },
  last_month: { th: 'เดือนก่อน', en: 'last month' },
  next_month: { th: 'เดือนหน้า', en: 'next month' },
  this_quarter: { th: 'ไตรมาสนี้', en: 'this quarter' },
  last_quarter: { th: 'ไตรมาสก่อน', en: 'last quarter' },
  next_quarter: { th: 'ไตรมาสหน้า', en: 'next quarter' },
  this_year: { th: 'ปีนี้', en: 'this year' },
  last_year: { th: 'ปีก่อน', en: 'last year' },
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
    case 'this_quarter':
    case 'last_quarter':
    case 'next_quarter': {
      const since = (Number(today.slice(5, 7)) - 1) % 3;
      return months(today, { this_quarter: 0, last_quarter: -3, next_quarter: 3 }[period] - since, 3);
    }
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

function months(today: string, by: number, count = 1): DaySpan {
  const first = (later: number) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + later, 1)).toISOString().slice(0, 10);
  return { from: first(by), until: first(by + count) };
}
