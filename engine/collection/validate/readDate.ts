const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/;
const minuteMs = 60_000;

/**
 * A moment as ISO 8601 in UTC, or undefined when the text is not a date. A day alone is its midnight in UTC, as in
 * JavaScript; a time without a zone is read in the site's (minutes east of UTC).
 */
export function readMoment(text: string, timezoneOffset: number): string | undefined {
  const onlyDay = day.exec(text);
  if (onlyDay) {
    const time = dayTime(onlyDay);
    return time === undefined ? undefined : new Date(time).toISOString();
  }
  const found = moment.exec(text);
  if (!found) return undefined;
  const date = dayTime(found);
  const [hours, minutes, seconds] = [Number(found[4]), Number(found[5]), Number(found[6] ?? 0)];
  const offset = readOffset(found[8], timezoneOffset);
  if (date === undefined || offset === undefined || hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const milliseconds = Number((found[7] ?? '').padEnd(3, '0').slice(0, 3));
  const result = new Date(date + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + milliseconds);
  return result.toISOString();
}

/** A day as `2026-01-31`; for a moment, its day in the site's time zone. */
export function readDay(text: string, timezoneOffset: number): string | undefined {
  const onlyDay = day.exec(text);
  if (onlyDay) return dayTime(onlyDay) === undefined ? undefined : text;
  const time = readMoment(text, timezoneOffset);
  return time && new Date(Date.parse(time) + timezoneOffset * minuteMs).toISOString().slice(0, 10);
}

function dayTime(found: RegExpExecArray): number | undefined {
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, date);
  const isReal = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return isReal ? time.getTime() : undefined;
}

function readOffset(zone: string | undefined, local: number): number | undefined {
  if (zone === undefined) return local;
  if (zone === 'Z' || zone === 'z') return 0;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
