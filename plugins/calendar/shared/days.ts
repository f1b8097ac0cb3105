import { isDay, momentAt } from 'sala/engine';

/** A day of the calendar as text, `2026-11-21`: it sorts, compares and travels without a time zone. */
export type Day = string;

const dayMs = 86_400_000;

/** The day that a moment belongs to in a time zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** The day of a stored value: a date as it is, a timestamp in the site's time zone. */
export function readDay(value: unknown, timeZone: string): Day | undefined {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return value;
  const moment = new Date(value);
  return value.length > 10 && !Number.isNaN(moment.getTime()) ? dayOf(moment, timeZone) : undefined;
}

/** A day as a field stores it: a date, or its midnight in the site's time zone where the field keeps moments. */
export function writeDay(day: Day, { isMoment, timeZone }: { isMoment: boolean; timeZone: string }): string {
  return isMoment ? (momentAt(day, '00:00', timeZone) ?? day) : day;
}

export function addDays(day: Day, count: number): Day {
  return fromTime(toTime(day) + count * dayMs);
}

export function countDays(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(toTime(day)).getUTCDay();
}

/** For the formats of `Intl`, together with `timeZone: 'UTC'`. */
export function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromTime(time: number): Day {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
