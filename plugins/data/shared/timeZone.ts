const formats = new Map<string, Intl.DateTimeFormat>();

/** Current UTC offset of a time zone in the format of queries: `+07:00`. */
export function zoneOffset(timeZone: string, now = new Date()): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format); // making one takes longer than the rest of a small page
  const parts = format.formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? '+00:00';
}

/** Start of a day in a time zone, as a stored timestamp. */
export function startOfDay(day: string, offset: string): string {
  return new Date(`${day}T00:00:00${offset}`).toISOString();
}

/** The day of a timestamp in a time zone. */
export function dayIn(moment: Date, offset: string): string {
  const minutes = (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)));
  return new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
