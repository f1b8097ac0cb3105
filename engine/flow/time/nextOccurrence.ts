import { type ScheduleTimes, weekdays } from '../../../schemas/collection/schedule.ts';
import { addDays, isWorkingDay } from '../../calc/functions/dates.ts';
import { localTime, momentAt } from '../../content/timeZone.ts';
import type { SiteTime } from './duration.ts';

const mostDays = 5 * 366;

/** When a schedule comes next after a moment, on the clocks of a site; undefined when its days never come. */
export function nextOccurrence(schedule: ScheduleTimes, after: string, site: SiteTime): string | undefined {
  const from = Date.parse(after);
  let { day } = localTime(from, site.timeZone);
  for (let looked = 0; looked < mostDays; looked += 1) {
    const moment = fits(schedule, day, site) ? momentAt(day, schedule.at, site.timeZone) : undefined;
    if (moment !== undefined && Date.parse(moment) > from) return moment;
    const next = addDays(day, 1);
    if (next === null) return undefined;
    day = next;
  }
  return undefined;
}

function fits({ days, dates }: ScheduleTimes, day: string, { holidays }: SiteTime): boolean {
  if (days === 'working' && !isWorkingDay(day, holidays)) return false;
  const weekday = weekdays[new Date(day).getUTCDay()];
  if (Array.isArray(days) && !days.some((name) => name === weekday)) return false;
  const isLast = addDays(day, 1)?.slice(8) === '01';
  return dates === undefined || dates.includes(Number(day.slice(8))) || (isLast && dates.includes(-1));
}
