import type { Moment } from '../lines/cells.ts';
import type { MomentKind } from './findMomentKind.ts';

const dayMs = 86_400_000;
/** 31 December 9999. */
const lastDay = 2_958_465;
const daysTo1904 = 1462;

/**
 * The date or time stored as a number: whole days since the end of 1899 (or since 1904), and the time as a fraction.
 * Undefined for a number that is not a valid date; it stays a number.
 */
export function readSerial(serial: number, kind: MomentKind, date1904: boolean): Moment | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= lastDay + 1) return undefined;
  // Fractions are inexact: rounded to the millisecond, or 12:00 becomes 11:59:59.999.
  const total = Math.round(serial * dayMs);
  const time = writeTime(total % dayMs);
  if (kind === 'elapsed') return { text: writeTime(total), time: writeTime(total) };
  // Counted from 1904, the first day is number 0; from 1900 it is 1, and less than that is a time alone.
  if (total < dayMs && (kind === 'time' || (!date1904 && total > 0))) return { text: time, time };
  const day = writeDay(Math.floor(total / dayMs) + (date1904 ? daysTo1904 : 0));
  if (!day) return undefined;
  if (kind === 'day') return { text: day, day, ...(total % dayMs > 0 && { time }) };
  return { text: `${day}T${time}`, day, time };
}

/** Excel has a 29 February 1900, which did not exist; days before it are shifted by one. */
function writeDay(days: number): string | undefined {
  if (days < 1 || days === 60 || days > lastDay) return undefined;
  return new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * dayMs).toISOString().slice(0, 10);
}

function writeTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const fraction = ms % 1000;
  return (
    parts.map((part) => String(part).padStart(2, '0')).join(':') +
    (fraction > 0 ? `.${String(fraction).padStart(3, '0')}` : '')
  );
}
