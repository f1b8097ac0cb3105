/** When a sequence restarts. */
export type ResetPeriod = 'never' | 'daily' | 'monthly' | 'yearly';

/** A day as a number writes it. The year is of the common era. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export const resetPeriods: readonly ResetPeriod[] = ['never', 'daily', 'monthly', 'yearly'];

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day in a time zone: a number drawn just after midnight in Bangkok belongs to the new day, whatever the server's
 * clock.
 */
export function dayIn(date: Date, timeZone = 'Asia/Bangkok'): CalendarDay {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const day: CalendarDay = { year: 0, month: 0, day: 0 };
  for (const { type, value } of format.formatToParts(date))
    if (type === 'year' || type === 'month' || type === 'day') day[type] = Number(value);
  return day;
}

/**
 * Key of the period of a day; one sequence is stored per period. Always in the common era, so the era of a pattern may
 * change.
 */
export function periodKeyOf(reset: ResetPeriod, day: CalendarDay): string {
  const month = String(day.month).padStart(2, '0');
  switch (reset) {
    case 'never':
      return 'all';
    case 'yearly':
      return String(day.year);
    case 'monthly':
      return `${day.year}-${month}`;
    case 'daily':
      return `${day.year}-${month}-${String(day.day).padStart(2, '0')}`;
  }
}
