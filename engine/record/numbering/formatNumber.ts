import { buddhistOffset, type Era } from '../../content/era.ts';
import { numberValueMissing } from './numbering.errors.ts';
import { type DateUnit, type PatternPart, parsePattern } from './parsePattern.ts';
import type { CalendarDay } from './period.ts';

/** Values for the placeholders of a pattern. */
export interface NumberValues {
  day?: CalendarDay;
  sequence?: number;
  revision?: number;
  /** Random digits from the caller; the engine has no randomness of its own. */
  random?: string;
  /** Milliseconds of a clock, for codes that are not document numbers. */
  time?: number;
  params?: Record<string, string>;
}

/** Formats a number. A missing value is an error, except inside brackets, which are then left out. */
export function formatNumber(pattern: string, values: NumberValues, era: Era = 'common'): string {
  return parsePattern(pattern)
    .map((part) => {
      if (part.kind !== 'optional') return need(formatPart(part, values, era), part, pattern);
      const inside = part.parts.map((each) => formatPart(each, values, era));
      return inside.includes(undefined) ? '' : inside.join('');
    })
    .join('');
}

function formatPart(part: PatternPart, values: NumberValues, era: Era): string | undefined {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'date':
      return values.day && formatDate(part.unit, values.day, era);
    case 'sequence':
      return values.sequence === undefined ? undefined : String(values.sequence).padStart(part.digits, '0');
    case 'revision':
      return values.revision ? String(values.revision) : undefined;
    case 'random':
      return values.random?.slice(0, part.digits).padStart(part.digits, '0');
    case 'time':
      return values.time === undefined ? undefined : String(values.time).slice(-part.digits).padStart(part.digits, '0');
    case 'param':
      return readParam(values.params?.[part.name]);
    case 'optional':
      return undefined;
  }
}

function formatDate(unit: DateUnit, day: CalendarDay, era: Era): string {
  const year = era === 'buddhist' ? day.year + buddhistOffset : day.year;
  if (unit === 'year') return String(year).padStart(4, '0');
  if (unit === 'yy') return String(year % 100).padStart(2, '0');
  return String(day[unit]).padStart(2, '0');
}

/** A parameter is letters, so that it can be distinguished from the digits after it. */
function readParam(value: string | undefined): string | undefined {
  return value !== undefined && /^[A-Za-z][A-Za-z_-]*$/.test(value) ? value : undefined;
}

function need(text: string | undefined, part: PatternPart, pattern: string): string {
  if (text !== undefined) return text;
  throw numberValueMissing({ pattern, name: part.kind === 'param' ? part.name : part.kind });
}
