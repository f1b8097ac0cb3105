import { useMemo } from 'react';
import { useLanguage, useSite } from 'sala/runtime';
import { localeOf } from 'sala/schemas';
import { type Day, dayOf, toTime } from '../../shared/days.ts';
import type { Entry } from '../../shared/entries.ts';
import type { Month } from '../../shared/months.ts';

export interface Dates {
  today: Day;
  timeZone: string;
  /** 0 is Sunday, as weeks begin in Thailand; elsewhere on Monday. */
  weekStart: number;
  day(day: Day): string;
  /** With the name of the weekday. */
  fullDay(day: Day): string;
  span(entry: Entry): string;
  /** Names of the months, January first. */
  monthNames: string[];
  weekdays: { tiny: string; short: string; long: string }[];
  year(year: number): string;
  month(month: Month): string;
}

const buddhistYears = 543;
/** A Sunday. */
const someSunday = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;

/** Days, months and years as the reader writes them: Thai readers have years of the Buddhist era. */
export function useDates(): Dates {
  const language = useLanguage();
  const { timeZone } = useSite();
  return useMemo(() => {
    const locale = localeOf(language);
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (time: number) => formatter.format(time);
    };
    const short = format({ day: 'numeric', month: 'short', year: 'numeric' });
    const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const monthName = format({ month: 'long' });
    const monthNames = Array.from({ length: 12 }, (_, index) => monthName(Date.UTC(2026, index, 1)));
    const weekday = format({ weekday: 'short' });
    // Single English letters are ambiguous.
    const tiny = language === 'th' ? format({ weekday: 'narrow' }) : weekday;
    const long = format({ weekday: 'long' });
    const weekStart = language === 'th' ? 0 : 1;
    const year = (value: number) => String(language === 'th' ? value + buddhistYears : value);
    const day = (value: Day) => short(toTime(value));
    return {
      today: dayOf(new Date(), timeZone),
      timeZone,
      weekStart,
      day,
      fullDay: (value) => full(toTime(value)),
      span: ({ start, end }) =>
        start === undefined ? '' : end && end !== start ? `${day(start)} – ${day(end)}` : day(start),
      monthNames,
      weekdays: Array.from({ length: 7 }, (_, index) => {
        const time = someSunday + ((index + weekStart) % 7) * dayMs;
        return { tiny: tiny(time), short: weekday(time), long: long(time) };
      }),
      year,
      month: ({ year: value, month }) => `${monthNames[month - 1]} ${year(value)}`,
    };
  }, [language, timeZone]);
}
