import type { Language } from 'sala/schemas';
import type { Period } from './chart.ts';
import { localeOf } from './formatValue.ts';

const formats: Record<
  Exclude<Period, 'none'>,
  { short: Intl.DateTimeFormatOptions; full: Intl.DateTimeFormatOptions }
> = {
  day: { short: { day: 'numeric', month: 'short' }, full: { day: 'numeric', month: 'short', year: 'numeric' } },
  week: { short: { day: 'numeric', month: 'short' }, full: { day: 'numeric', month: 'short', year: 'numeric' } },
  month: { short: { month: 'short', year: '2-digit' }, full: { month: 'long', year: 'numeric' } },
  year: { short: { year: 'numeric' }, full: { year: 'numeric' } },
};

/** A period by its first day: ม.ค. 69, or มกราคม 2569 where there is room. */
export function periodTitle(day: string, period: Period, language: Language, length: 'short' | 'full'): string {
  if (period === 'none') return day;
  const moment = new Date(`${day}T00:00:00Z`);
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...formats[period][length] });
  // In Thai a year by itself is written with its era, which everybody knows.
  return period === 'year'
    ? (format.formatToParts(moment).find(({ type }) => type === 'year')?.value ?? day)
    : format.format(moment);
}
