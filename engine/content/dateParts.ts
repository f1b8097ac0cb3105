export interface DateParts {
  year?: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
}

/** Thailand's offset in minutes; it has no summer time. */
const offsetMinutes = 7 * 60;

/** Days of a month in the common era. Without a year February has 29, since the year may still be chosen. */
export function countDays(month = 1, year = 2000): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2026-11-21`, or with a time the moment in UTC, read in Thailand's time zone; undefined while a part is missing. */
export function writeDate({ year, month, day, hour, minute }: DateParts, withTime: boolean): string | undefined {
  if (!year || !month || !day || day > countDays(month, year)) return undefined;
  if (!withTime) return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  if (hour === undefined || minute === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day, hour, minute - offsetMinutes)).toISOString();
}

/** The parts of a stored date in Thailand's time zone; undefined when it is not a date. */
export function readDate(value: unknown): DateParts | undefined {
  if (typeof value !== 'string') return undefined;
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (date) {
    const [year, month, day] = date.slice(1).map(Number);
    const parts = { year, month, day };
    return writeDate(parts, false) === value ? parts : undefined;
  }
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const local = new Date(time + offsetMinutes * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}
