import { type Language, localeOf } from 'sala/schemas';
import type { Period } from './chart.ts';

const formats: Record<
  Exclude<Period, 'none'>,
  { short: Intl.DateTimeFormatOptions; full: Intl.DateTimeFormatOptions }
> = {
  day: { short: { day: 'numeric', month: 'short' }, full: { day: 'numeric', month: 'short', year: 'numeric' } },
  week: { short: { day: 'numeric', month: 'short' }, full: { day: 'numeric', month: 'short', year: 'numeric' } },
  month: { short: { month: 'short', year: '2-digit' }, full: { month: 'long', year: 'numeric' } },
  year: { short: { year: 'numeric' }, full: { year: 'numeric' } },
};

/** Title of a period by its first day: ม.ค. 69, or มกราคม 2569 in full. */
export function periodTitle(day: string, period: Period, language: Language, length: 'short' | 'full'): string {
  if (period === 'none') return day;
  const moment = new Date(`${day}T00:00:00Z`);
  const format = formatOf(period, language, length);
  // The Thai format of a lone year includes the era, which is left out.
  return period === 'year'
    ? (format.formatToParts(moment).find(({ type }) => type === 'year')?.value ?? day)
    : format.format(moment);
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once: making one takes many times longer than writing a date with it. */
function formatOf(period: Exclude<Period, 'none'>, language: Language, length: 'short' | 'full'): Intl.DateTimeFormat {
  const key = `${period} ${language} ${length}`;
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...formats[period][length] });
  made.set(key, format);
  return format;
}
