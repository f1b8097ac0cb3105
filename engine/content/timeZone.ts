const formats = new Map<string, Intl.DateTimeFormat>();

const quarterMs = 900_000;
const offsets = new Map<string, { quarter: number; offset: number }>();

/** Minutes east of UTC on the clocks of a time zone at a moment (in milliseconds). Clocks change at full quarters of an hour only. */
export function offsetAt(timeZone: string, moment: number): number {
  const quarter = Math.floor(moment / quarterMs);
  const latest = offsets.get(timeZone);
  if (latest?.quarter === quarter) return latest.offset;
  const offset = readOffset(timeZone, moment);
  offsets.set(timeZone, { quarter, offset });
  return offset;
}

function readOffset(timeZone: string, moment: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return Math.round((local - Math.floor(moment / 1000) * 1000) / 60_000);
}

/**
 * The moment at which clocks of a zone (a name, or minutes east of UTC) show a day and a time. A time that clocks leave out in
 * spring is the one as much later; undefined for what is no time of a day.
 */
export function momentAt(day: string, time: string, zone: string | number): string | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const local = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local)) return undefined;
  if (typeof zone === 'number') return new Date(local - zone * 60_000).toISOString();
  const before = local - offsetAt(zone, local - 86_400_000) * 60_000;
  const after = local - offsetAt(zone, before) * 60_000;
  const fits = offsetAt(zone, after) * 60_000 === local - after;
  return new Date(fits ? after : before).toISOString();
}

/** The day and the time that clocks of a zone show at a moment. */
export function localTime(moment: number, timeZone: string): { day: string; time: string } {
  const local = new Date(moment + offsetAt(timeZone, moment) * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
