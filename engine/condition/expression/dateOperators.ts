import type { Json } from '../../../schemas/json.ts';
import type { CallSettings, DateUnit, FormatPart } from './expressionTree.ts';
import { toWhole, type Value } from './value.ts';

type Operator = (args: readonly Value[], settings: CallSettings) => Json;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const largestStep = 10_000;

/** ISO 8601 as stored: a day, or a moment with or without its time zone (UTC by default). */
export const isoDatePattern =
  '^([1-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(?:T([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:[.]([0-9]{1,9}))?)?(?:Z|([+-])(0[0-9]|1[0-4]):([0-5][0-9]))?)?$';
const isoDate = new RegExp(isoDatePattern);

/** Dates are ISO texts. `settings.offset` is the time zone they are read in; a text that is not a date gives null. */
export const dateOperators = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  dayOfMonth: part((date) => date.getUTCDate()),
  dayOfWeek: part((date) => date.getUTCDay() + 1),
  dayOfYear: part(dayOfYear),
  isoWeek: part((date) => isoWeek(date).week),
  isoWeekYear: part((date) => isoWeek(date).year),
  hour: part((date) => date.getUTCHours()),
  minute: part((date) => date.getUTCMinutes()),
  second: part((date) => date.getUTCSeconds()),
  millisecond: part((date) => date.getUTCMilliseconds()),
  dateToString: ([value], { offset = 0, format = [] }) => {
    const date = readLocal(value, offset);
    return date ? format.map((each) => writePart(date, each, offset)).join('') : null;
  },
  dateTrunc: ([value], { offset = 0, unit = 'day', mondayFirst = false }) => {
    const date = readLocal(value, offset);
    return date ? presentLocal(truncate(date, unit, mondayFirst), offset) : null;
  },
  dateDiff: ([start, end], { offset = 0, unit = 'day', mondayFirst = false }) => {
    const [from, to] = [readLocal(start, offset), readLocal(end, offset)];
    return from && to ? countUnits(to, unit, mondayFirst) - countUnits(from, unit, mondayFirst) : null;
  },
  dateAdd: ([value, amount], { offset = 0, unit = 'day' }) => {
    const [date, steps] = [readLocal(value, offset), toWhole(amount)];
    if (!date || steps === undefined || Math.abs(steps) > largestStep) return null;
    const moved = step(date, unit, steps);
    return moved ? presentLocal(moved, offset) : null;
  },
} satisfies Record<string, Operator>;

function part(read: (date: Date) => number): Operator {
  return ([value], { offset = 0 }) => {
    const date = readLocal(value, offset);
    return date ? read(date) : null;
  };
}

/** The moment shifted so that its UTC fields are those of the time zone. */
function readLocal(value: Value, offset: number): Date | undefined {
  const found = typeof value === 'string' ? isoDate.exec(value) : null;
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1, 7)
    .map((text) => Number(text ?? 0));
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  const milliseconds = Number((found[7] ?? '0').slice(0, 3).padEnd(3, '0'));
  const own = (found[8] === '-' ? -1 : 1) * (Number(found[9] ?? 0) * 60 + Number(found[10] ?? 0));
  return new Date(Date.UTC(year, month - 1, day, hours, minutes - own + offset, seconds, milliseconds));
}

function presentLocal(date: Date, offset: number): Json {
  const moment = new Date(date.getTime() - offset * minuteMs);
  const year = moment.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? moment.toISOString() : null;
}

function truncate(date: Date, unit: DateUnit, mondayFirst: boolean): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'year') return new Date(Date.UTC(year, 0));
  if (unit === 'quarter') return new Date(Date.UTC(year, month - (month % 3)));
  if (unit === 'month') return new Date(Date.UTC(year, month));
  if (unit === 'week') return new Date((countUnits(date, unit, mondayFirst) * 7 - weekShift(mondayFirst)) * dayMs);
  const size = unitMs(unit);
  return new Date(Math.floor(date.getTime() / size) * size);
}

/** Units elapsed since 1970, so that a difference counts the boundaries between two dates. */
function countUnits(date: Date, unit: DateUnit, mondayFirst: boolean): number {
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth();
  if (unit === 'year') return date.getUTCFullYear();
  if (unit === 'quarter') return Math.floor(months / 3);
  if (unit === 'month') return months;
  if (unit === 'week') return Math.floor((Math.floor(date.getTime() / dayMs) + weekShift(mondayFirst)) / 7);
  return Math.floor(date.getTime() / unitMs(unit));
}

/** 1 January 1970 was a Thursday. */
function weekShift(mondayFirst: boolean): number {
  return mondayFirst ? 3 : 4;
}

function step(date: Date, unit: DateUnit, steps: number): Date | undefined {
  const months = unit === 'year' ? 12 : unit === 'quarter' ? 3 : unit === 'month' ? 1 : 0;
  if (months === 0) return new Date(date.getTime() + steps * (unit === 'week' ? 7 * dayMs : unitMs(unit)));
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth() + steps * months;
  // Date.UTC maps years below 100 to the twentieth century.
  if (month < 12_000) return undefined;
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, day) + modulo(date.getTime(), dayMs));
}

function unitMs(unit: DateUnit): number {
  const sizes: Partial<Record<DateUnit, number>> = { day: dayMs, hour: hourMs, minute: minuteMs, second: 1000 };
  return sizes[unit] ?? 1;
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / dayMs) + 1;
}

/** ISO 8601: the week that holds the year's first Thursday. */
function isoWeek(date: Date): { week: number; year: number } {
  const weekday = modulo(date.getUTCDay() - 1, 7);
  const thursday = new Date(date.getTime() + (3 - weekday) * dayMs);
  return { week: Math.ceil(dayOfYear(thursday) / 7), year: thursday.getUTCFullYear() };
}

function writePart(date: Date, format: FormatPart, offset: number): string {
  if ('text' in format) return format.text;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  switch (format.specifier) {
    case 'Y':
      return pad(date.getUTCFullYear(), 4);
    case 'm':
      return pad(date.getUTCMonth() + 1, 2);
    case 'd':
      return pad(date.getUTCDate(), 2);
    case 'H':
      return pad(date.getUTCHours(), 2);
    case 'M':
      return pad(date.getUTCMinutes(), 2);
    case 'S':
      return pad(date.getUTCSeconds(), 2);
    case 'L':
      return pad(date.getUTCMilliseconds(), 3);
    case 'j':
      return pad(dayOfYear(date), 3);
    case 'u':
      return String(modulo(date.getUTCDay() - 1, 7) + 1);
    case 'w':
      return String(date.getUTCDay() + 1);
    case 'V':
      return pad(isoWeek(date).week, 2);
    case 'G':
      return pad(isoWeek(date).year, 4);
    case 'z':
      return writeOffset(offset);
    default:
      return String(offset);
  }
}

/** `+0700` */
export function writeOffset(offset: number): string {
  const size = Math.abs(offset);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}
