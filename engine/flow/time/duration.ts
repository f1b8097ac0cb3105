import { addDays, addMonths, addWorkingDays } from '../../calc/functions/dates.ts';
import { localTime, momentAt } from '../../content/timeZone.ts';

const units = ['minute', 'hour', 'day', 'working day', 'week', 'month'] as const;

/** A length of time, as `after` writes it: `30 minutes`, `2 working days`. */
export interface Duration {
  count: number;
  unit: (typeof units)[number];
}

/** The clock and the calendar of a site. */
export interface SiteTime {
  timeZone: string;
  holidays: ReadonlySet<string>;
}

const mostMinutes = 366 * 24 * 60;
const written = /^([1-9]\d{0,5}) (minute|hour|day|working day|week|month)s?$/;

/** Undefined for what is no duration. */
export function readDuration(text: string): Duration | undefined {
  const found = written.exec(text);
  const unit = units.find((name) => name === found?.[2]);
  return unit && { count: Number(found?.[1]), unit };
}

/** The moment so long after another. Days keep the time of the day, whatever clocks do in between; undefined beyond all calendars. */
export function addDuration(from: string, { count, unit }: Duration, site: SiteTime): string | undefined {
  const at = Date.parse(from);
  if (unit === 'minute' || unit === 'hour') {
    const minutes = count * (unit === 'hour' ? 60 : 1);
    return minutes > mostMinutes * 100 ? undefined : new Date(at + minutes * 60_000).toISOString();
  }
  const { day, time } = localTime(at, site.timeZone);
  const then = addToDay(day, { count, unit }, site.holidays);
  const moment = then === null ? undefined : momentAt(then, time, site.timeZone);
  return moment && new Date(Date.parse(moment) + (at % 60_000)).toISOString();
}

function addToDay(day: string, { count, unit }: Duration, holidays: ReadonlySet<string>): string | null {
  if (unit === 'working day') return addWorkingDays(day, count, holidays);
  if (unit === 'month') return addMonths(day, count);
  return addDays(day, unit === 'week' ? count * 7 : count);
}
