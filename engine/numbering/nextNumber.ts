import { formatNumber } from './formatNumber.ts';
import { badPattern } from './numbering.errors.ts';
import { parseNumber } from './parseNumber.ts';
import { flatten, parsePattern } from './parsePattern.ts';
import { dayIn, type Era, periodKeyOf, type ResetPeriod } from './period.ts';

/** How numbers of one kind are made: a pattern and when its sequence begins again. */
export interface NumberPattern {
  pattern: string;
  reset: ResetPeriod;
  /** First number of each period; 1 without it. */
  start?: number;
  era?: Era;
  timeZone?: string;
}

export interface NumberRequest {
  pattern: NumberPattern;
  /** Last number given in this period; null when none was. */
  sequence: number | null;
  date: Date;
  revision?: number;
  params?: Record<string, string>;
  random?: string;
}

export interface GivenNumber {
  number: string;
  sequence: number;
  /** The period whose sequence was used: the caller keeps one sequence for each. */
  periodKey: string;
}

/** The number after the last one given. Draw it inside the transaction that stores it, under a lock of the sequence. */
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

/** The period whose sequence the next number takes, to find and lock it first. */
export function currentPeriod(pattern: NumberPattern, date: Date): string {
  return periodKeyOf(pattern.reset, dayIn(date, pattern.timeZone));
}

/** What the next number would be; nothing is given away. Missing parameters show as their names. */
export function previewNumber(request: NumberRequest): string {
  const named = flatten(parsePattern(request.pattern.pattern)).flatMap((part) =>
    part.kind === 'param' ? [[part.name, part.name.toUpperCase()]] : [],
  );
  const params = { ...Object.fromEntries(named), ...request.params };
  return nextNumber({ random: '', ...request, params }).number;
}

/** The same number as a later revision of its document: `QT202611-00001` → `QT202611-00001R2`. */
export function reviseNumber(pattern: NumberPattern, number: string, revision: number): string {
  const values = parseNumber(pattern.pattern, number, pattern.era);
  if (!values)
    throw badPattern({
      pattern: pattern.pattern,
      th: `เลขที่ ${number} ไม่ได้ออกตามรูปแบบนี้`,
      en: `number ${number} is not of it`,
    });
  return formatNumber(pattern.pattern, { ...values, revision }, pattern.era);
}
