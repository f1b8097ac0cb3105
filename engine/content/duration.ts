/** The part of a duration that has a fixed length: weeks, days of 24 hours, hours, minutes, seconds. Also a regular expression of PostgreSQL. */
export const durationPattern =
  '^P(?:([0-9]{1,6})W)?(?:([0-9]{1,6})D)?(?:T(?:([0-9]{1,6})H)?(?:([0-9]{1,6})M)?(?:([0-9]{1,6}(?:[.][0-9]{1,3})?)S)?)?$';

/** Milliseconds of each part, in the order of the pattern. */
export const durationUnits = [604_800_000, 86_400_000, 3_600_000, 60_000, 1000] as const;

const pattern = new RegExp(durationPattern);

/** The length of an ISO 8601 duration in milliseconds. Years and months have no fixed length, so those are undefined. */
export function readDuration(text: string): number | undefined {
  const parts = /[PT]$/.test(text) ? null : pattern.exec(text);
  if (!parts) return undefined;
  return durationUnits.reduce((sum, unit, index) => sum + Math.round(Number(parts[index + 1] ?? 0) * unit), 0);
}

/** Days, hours, minutes and seconds of a length. */
export function splitDuration(milliseconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const [, day, hour, minute] = durationUnits;
  return {
    days: Math.floor(milliseconds / day),
    hours: Math.floor((milliseconds % day) / hour),
    minutes: Math.floor((milliseconds % hour) / minute),
    seconds: (milliseconds % minute) / 1000,
  };
}

/** The one spelling of a length: `PT90M` and `PT1H30M` are both `PT1H30M`. */
export function writeDuration(milliseconds: number): string {
  const { days, hours, minutes, seconds } = splitDuration(milliseconds);
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`;
  if (days === 0 && time === '') return 'PT0S';
  return `P${days ? `${days}D` : ''}${time ? `T${time}` : ''}`;
}
