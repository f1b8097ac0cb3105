import { addDays, type Day, dayOf, weekdayOf } from './days.ts';

export interface Month {
  year: number;
  /** 1 is January. */
  month: number;
}

/** Years that can be chosen before and after the present one. */
const yearReach = 5;

export function monthOf(day: Day): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function firstDay({ year, month }: Month): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

export function shiftMonth({ year, month }: Month, by: number): Month {
  const count = year * 12 + (month - 1) + by;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

export function listYears(present: number, reach = yearReach): number[] {
  return Array.from({ length: reach * 2 + 1 }, (_, index) => present - reach + index);
}

/** Every day of the weeks that a month touches. */
export function listMonthDays(month: Month, weekStart: number): Day[] {
  const first = firstDay(month);
  const start = addDays(first, -((weekdayOf(first) - weekStart + 7) % 7));
  const next = firstDay(shiftMonth(month, 1));
  const days: Day[] = [];
  for (let day = start; day < next || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month that an address asks for, within the years that can be chosen; the present one without any. */
export function readMonth(address: Record<string, string>, today: Day): Month {
  const present = monthOf(today);
  const year = readWhole(address.year) ?? present.year;
  const month = readWhole(address.month) ?? present.month;
  return {
    year: Math.min(present.year + yearReach, Math.max(present.year - yearReach, year)),
    month: month >= 1 && month <= 12 ? month : present.month,
  };
}

/**
 * The days to read for a month: its weeks and one day more on either side, for moments are stored in UTC. The server does not
 * know the time of the reader, so without a month both that it may be for somebody are read.
 */
export function rangeToRead(address: Record<string, string>, now: Date): { from: Day; to: Day } {
  const months = [-1, 1].map((side) => readMonth(address, addDays(dayOf(now, 'UTC'), side)));
  const [first = monthOf(dayOf(now, 'UTC')), last = first] = months;
  return { from: addDays(firstDay(first), -8), to: addDays(firstDay(shiftMonth(last, 1)), 8) };
}

function readWhole(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
