import { buddhistOffset, type Era, isBuddhistYear } from './era.ts';
import { latinDigits } from './latinDigits.ts';
import { readMonth } from './monthNames.ts';

/**
 * A date as somebody wrote it: as ISO 8601 in the common era (a day, or a day and a time, with a zone where one was written), or,
 * where the year has two figures, the days that may be meant.
 */
export type TypedDate = { text: string; era: Era } | { asked: string[] };

interface Written {
  day: number;
  month: number | undefined;
  year: string;
  era?: Era;
}

/**
 * Reads the ways in which dates are written in Thailand, in either era and with Thai or Latin figures: `31/1/2569`, `2569-01-31`,
 * `๓๑ ม.ค. ๒๕๖๙`, `31 มกราคม พ.ศ. 2569 เวลา 10.30 น.`, `31 January 2026`. Undefined for anything else, and for a day that is none.
 * Where no era is written, `assumed` says it; by default the year does.
 */
export function readTypedDate(typed: string, assumed?: Era): TypedDate | undefined {
  if (typed.length > longest) return undefined;
  const text = latinDigits(typed).replace(/\s+/g, ' ').trim().replace(weekday, '');
  const clock = clockAtEnd.exec(text);
  const time = clock ? writeTime(clock) : '';
  const written = readDay(clock ? text.slice(0, clock.index) : text);
  if (!written || time === undefined) return undefined;
  const { day, month = 0, year, era = assumed } = written;
  if (year.length === 2) {
    const asked = meantYears(Number(year), era).flatMap((each) => writeDay(each, month, day) ?? []);
    return asked.length > 0 ? { asked: asked.map((each) => each + time) } : undefined;
  }
  const number = Number(year);
  const isBuddhist = era === undefined ? isBuddhistYear(number) : era === 'buddhist';
  const date = writeDay(isBuddhist ? number - buddhistOffset : number, month, day);
  return date === undefined ? undefined : { text: date + time, era: isBuddhist ? 'buddhist' : 'common' };
}

const longest = 80;
const weekday =
  /^(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)?(?:ที่)? ?(?=\d)|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i;
const clockAtEnd =
  /(?:[T ]|, )(?:เวลา ?)?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})([.,]\d{1,9})?)?(?: ?น\.?| ?นาฬิกา)?( ?(?:Z|[+-]\d{2}(?::?\d{2})?))?$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const dayFirst = /^(\d{1,2})([-/. ])(\d{1,2})\2(.+)$/;
const dayAndName = /^(\d{1,2})[ -]?(?:เดือน ?)?([a-zก-์.]+)[ ,-]*(.+)$/i;
const nameAndDay = /^([a-z]+)\.? (\d{1,2}),? (\d{1,4}.*)$/i;
const yearWithEra = /^(?:(?:ปี )?(พ\.? ?ศ\.?|ค\.? ?ศ\.?) ?)?(\d{2}|\d{4})(?: (b\.?e\.?|a\.?d\.?|c\.?e\.?))?$/i;

function readDay(text: string): Written | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return { day: Number(iso[4]), month: Number(iso[3]), year: iso[1] ?? '' };
  const figures = dayFirst.exec(text);
  if (figures) return withYear({ day: Number(figures[1]), month: Number(figures[3]) }, figures[4]);
  const named = dayAndName.exec(text);
  const month = named && readMonth(named[2] ?? '');
  if (named && month) return withYear({ day: Number(named[1]), month }, named[3]);
  const english = nameAndDay.exec(text);
  return english ? withYear({ day: Number(english[2]), month: readMonth(english[1] ?? '') }, english[3]) : undefined;
}

function withYear(date: Pick<Written, 'day' | 'month'>, text = ''): Written | undefined {
  const [, before, year, after] = yearWithEra.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const stated = before ?? after;
  return { ...date, year, ...(stated && { era: /^(พ|b)/i.test(stated) ? 'buddhist' : 'common' }) };
}

/** The years that two figures may stand for, of this century and the last; with an era, of it alone. */
function meantYears(year: number, era: Era | undefined): number[] {
  const buddhist = [2500 + year - buddhistOffset];
  const common = [2000 + year, 1900 + year];
  if (era) return era === 'buddhist' ? buddhist : common;
  return [...new Set([...buddhist, ...common])];
}

function writeDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function writeTime([, hours = '', minutes = '', seconds, fraction = '', zone = '']: RegExpExecArray):
  | string
  | undefined {
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  const clock = `T${hours.padStart(2, '0')}:${minutes}`;
  return clock + (seconds === undefined ? '' : `:${seconds}${fraction}`) + zone.trim();
}
