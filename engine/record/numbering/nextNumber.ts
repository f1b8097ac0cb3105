import type { Era } from '../../content/era.ts';
import { formatNumber } from './formatNumber.ts';
import { badPattern } from './numbering.errors.ts';
import { flatten, parsePattern } from './parsePattern.ts';
import { dayIn, periodKeyOf, type ResetPeriod } from './period.ts';

/** How numbers of one kind are formed: a pattern and when its sequence restarts. */
export interface NumberPattern {
  pattern: string;
  reset: ResetPeriod;
  /** First number of each period; 1 by default. */
  start?: number;
  era?: Era;
  timeZone?: string;
}

export interface NumberRequest {
  pattern: NumberPattern;
  /** Last number drawn in this period; null when none was. */
  sequence: number | null;
  date: Date;
  revision?: number;
  params?: Record<string, string>;
  random?: string;
}

export interface GivenNumber {
  number: string;
  sequence: number;
  /** The period of the sequence: the caller stores one sequence per period. */
  periodKey: string;
}

/** Computes the next number. Call it inside the transaction that stores it, holding a lock on the sequence. */
export function nextNumber(request: NumberRequest): GivenNumber {
  const { pattern, sequence, date, revision, params, random } = request;
  const day = dayIn(date, pattern.timeZone);
  const start = pattern.start ?? 1;
  const next = sequence === null ? start : Math.max(sequence + 1, start);
  if (!flatten(parsePattern(pattern.pattern)).some((part) => part.kind === 'sequence'))
    throw badPattern({ pattern: pattern.pattern, th: 'ไม่มีเลขลำดับ {sequence:N}', en: 'it has no {sequence:N}' });
  const values = { day, sequence: next, revision, params, random, time: date.getTime() };
  return {
    number: formatNumber(pattern.pattern, values, pattern.era),
    sequence: next,
    periodKey: periodKeyOf(pattern.reset, day),
  };
}

/** The period of the next number, to find and lock its sequence first. */
export function currentPeriod(pattern: NumberPattern, date: Date): string {
  return periodKeyOf(pattern.reset, dayIn(date, pattern.timeZone));
}

/** The next number for display only; nothing is drawn. Missing parameters show as their names. */
export function previewNumber(request: NumberRequest): string {
  const named = flatten(parsePattern(request.pattern.pattern)).flatMap((part) =>
    part.kind === 'param' ? [[part.name, part.name.toUpperCase()]] : [],
  );
  const params = { ...Object.fromEntries(named), ...request.params };
  return nextNumber({ random: '', ...request, params }).number;
}
