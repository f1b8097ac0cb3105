import { momentAt } from '../../content/timeZone.ts';
import { Decimal } from '../values/decimal.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';

const dayLength = 86_400_000;
const mostDays = 200_000;

export const dates = [
  defineFunction({
    name: 'addDays',
    takes: ['date', 'number'],
    gives: gives.date,
    run: ([date, days]) => addDays(date, readDays(days)),
  }),
  defineFunction({
    name: 'addMonths',
    takes: ['date', 'number'],
    gives: gives.date,
    run: ([date, months]) => addMonths(date, readDays(months)),
  }),
  defineFunction({
    name: 'addWorkingDays',
    takes: ['date', 'number', 'dates?'],
    gives: gives.date,
    cost: ([, days, given]) => costOfDays(readDays(days), given),
    run: ([date, days, given], { holidays }) => addWorkingDays(date, readDays(days), given ? new Set(given) : holidays),
  }),
  defineFunction({
    name: 'daysBetween',
    takes: ['date', 'date'],
    gives: gives.number,
    run: ([from, to]) => new Decimal(daysBetween(from, to)),
  }),
  defineFunction({
    name: 'workingDaysBetween',
    takes: ['date', 'date', 'dates?'],
    gives: gives.number,
    cost: ([from, to, given]) => costOfDays(daysBetween(from, to), given),
    run: ([from, to, given], { holidays = new Set() }) => countWorkingDays(from, to, given ? new Set(given) : holidays),
  }),
  defineFunction({
    name: 'isWorkingDay',
    takes: ['date'],
    gives: gives.boolean,
    run: ([date], { holidays = new Set() }) => isWorkingDay(date, holidays),
  }),
  defineFunction({
    name: 'atTime',
    takes: ['date', 'text'],
    gives: gives.moment,
    run: ([date, time], { timeZone, timezoneOffset }) => momentAt(date, time, timeZone ?? timezoneOffset) ?? null,
  }),
  defineFunction({
    name: 'date',
    takes: ['moment'],
    gives: gives.date,
    run: ([moment], { timezoneOffset }) => dayOf(moment, timezoneOffset),
  }),
  defineFunction({ name: 'year', takes: ['date'], gives: gives.number, run: ([date]) => part(date, 0, 4) }),
  defineFunction({ name: 'month', takes: ['date'], gives: gives.number, run: ([date]) => part(date, 5, 7) }),
  defineFunction({ name: 'day', takes: ['date'], gives: gives.number, run: ([date]) => part(date, 8, 10) }),
  defineFunction({
    name: 'weekday',
    takes: ['date'],
    gives: gives.number,
    run: ([date]) => new Decimal(new Date(date).getUTCDay()),
  }),
  defineFunction({ name: 'endOfMonth', takes: ['date'], gives: gives.date, run: ([date]) => endOfMonth(date) }),
  defineFunction({
    name: 'earliest',
    takes: ['dates'],
    gives: gives.date,
    run: ([all]) => [...all].sort()[0] ?? null,
  }),
  defineFunction({
    name: 'latest',
    takes: ['dates'],
    gives: gives.date,
    run: ([all]) => [...all].sort().at(-1) ?? null,
  }),
];

/** The day some days later; null beyond what a date can say. */
export function addDays(date: string, days: number): string | null {
  const time = Date.parse(date) + days * dayLength;
  const moved = new Date(time);
  return Number.isNaN(moved.getTime()) || moved.getUTCFullYear() < 1 || moved.getUTCFullYear() > 9999
    ? null
    : moved.toISOString().slice(0, 10);
}

/** The same day of a later month, or the month's last day. */
export function addMonths(date: string, months: number): string | null {
  const from = new Date(date);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  if (Number.isNaN(first.getTime()) || first.getUTCFullYear() < 1 || first.getUTCFullYear() > 9999) return null;
  const start = first.toISOString().slice(0, 10);
  const last = Number(endOfMonth(start).slice(8));
  return `${start.slice(0, 8)}${String(Math.min(from.getUTCDate(), last)).padStart(2, '0')}`;
}

/** Counts working days on or back, past Saturdays, Sundays and holidays; no days keep the day as it is. */
export function addWorkingDays(date: string, days: number, holidays: ReadonlySet<string> = new Set()): string | null {
  const step = Math.sign(days);
  const free = numberDays(holidays);
  const start = numberOf(date);
  let left = Math.abs(days);
  let day = start;
  if (left > mostDays) return null;
  while (left > 0) {
    day += step;
    if (isWorkingNumber(day, free)) left -= 1;
  }
  return addDays(date, day - start);
}

export function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The day of a moment on a clock some minutes east of UTC. */
export function dayOf(moment: string, timezoneOffset: number): string {
  return new Date(Date.parse(moment) + timezoneOffset * 60_000).toISOString().slice(0, 10);
}

function countWorkingDays(from: string, to: string, holidays: ReadonlySet<string>): Decimal | null {
  const days = daysBetween(from, to);
  if (Math.abs(days) > mostDays) return null;
  const step = Math.sign(days);
  const free = numberDays(holidays);
  const start = numberOf(from);
  let counted = 0;
  for (let at = 1; at <= Math.abs(days); at += 1) if (isWorkingNumber(start + at * step, free)) counted += step;
  return new Decimal(counted);
}

/** Days as numbers, since a range may be long: 0 is the first of January 1970, a Thursday. */
function isWorkingNumber(day: number, free: ReadonlySet<number>): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== 6 && !free.has(day);
}

function numberOf(date: string): number {
  return Math.round(Date.parse(date) / dayLength);
}

const numbered = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function numberDays(dates: ReadonlySet<string>): ReadonlySet<number> {
  const found = numbered.get(dates) ?? new Set([...dates].map(numberOf));
  numbered.set(dates, found);
  return found;
}

function costOfDays(days: number, given: readonly string[] | null): number {
  return costs.call + Math.min(mostDays, Math.abs(days)) / 20 + 2 * (given?.length ?? 0);
}

function endOfMonth(date: string): string {
  const from = new Date(date);
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

function readDays(days: Decimal): number {
  return Math.trunc(days.toNumber());
}

function part(date: string, from: number, to: number): Decimal {
  return new Decimal(date.slice(from, to));
}
