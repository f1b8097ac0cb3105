import type { NumberValues } from './formatNumber.ts';
import { flatten, type PatternPart, parsePattern } from './parsePattern.ts';
import { buddhistOffset, type CalendarDay, type Era } from './period.ts';

/** What a number was made of; undefined where it is not of the pattern. A two-digit year is read as one of this century. */
export function parseNumber(pattern: string, number: string, era: Era = 'common'): NumberValues | undefined {
  const parts = parsePattern(pattern);
  const match = new RegExp(`^${sourceOf(parts, true)}$`).exec(number);
  if (!match) return undefined;
  const values: NumberValues = {};
  const day: Partial<CalendarDay> = {};
  flatten(parts)
    .filter((part) => part.kind !== 'text')
    .forEach((part, index) => {
      const text = match[index + 1];
      if (text !== undefined) readPart(part, text, { values, day, era });
    });
  if (day.year !== undefined) values.day = { month: 1, day: 1, ...day, year: day.year };
  return values;
}

/** The rule a code of this pattern meets, as the source of a regular expression, for the browser and for JSON Schema. */
export function validationPatternOf(pattern: string): string {
  return `^${sourceOf(parsePattern(pattern), false)}$`;
}

function sourceOf(parts: PatternPart[], capture: boolean): string {
  return parts.map((part) => sourceOfPart(part, capture)).join('');
}

function sourceOfPart(part: PatternPart, capture: boolean): string {
  const group = (source: string) => (capture ? `(${source})` : source);
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'date':
      return group(dateSources[part.unit]);
    case 'sequence':
      return group(`\\d{${part.digits},}`);
    case 'random':
    case 'time':
      return group(`\\d{${part.digits}}`);
    case 'revision':
      return group('[1-9]\\d*');
    case 'param':
      return group('[A-Za-z][A-Za-z_-]*');
    case 'optional':
      return `(?:${sourceOf(part.parts, capture)})?`;
  }
}

const dateSources = {
  year: '\\d{4}',
  yy: '\\d{2}',
  month: '(?:0[1-9]|1[0-2])',
  day: '(?:0[1-9]|[12]\\d|3[01])',
};

function readPart(
  part: PatternPart,
  text: string,
  { values, day, era }: { values: NumberValues; day: Partial<CalendarDay>; era: Era },
): void {
  switch (part.kind) {
    case 'date':
      if (part.unit === 'year') day.year = Number(text) - (era === 'buddhist' ? buddhistOffset : 0);
      else if (part.unit === 'yy') day.year ??= readShortYear(Number(text), era);
      else day[part.unit] = Number(text);
      break;
    case 'sequence':
    case 'revision':
    case 'time':
      values[part.kind] = Number(text);
      break;
    case 'random':
      values.random = text;
      break;
    case 'param':
      values.params = { ...values.params, [part.name]: text };
      break;
  }
}

function readShortYear(short: number, era: Era): number {
  if (era === 'common') return 2000 + short;
  const year = 2500 + short - buddhistOffset;
  return year < 2000 ? year + 100 : year;
}
