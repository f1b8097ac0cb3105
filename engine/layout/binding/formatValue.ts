import { isJsonObject, type Json, type Language, type Placeholder, readText } from '../../../schemas/index.ts';
import { intlFormat } from './intlFormat.ts';

/** The reader's language and time zone. */
export interface ReadingPlace {
  language: Language;
  timeZone: string;
}

type Format = (value: Json, argument: string | undefined, place: ReadingPlace) => Json;

/** Formats that may follow a `|`. A value that a format cannot read is left unchanged. */
const formats: Record<string, Format> = {
  date: (value, style, place) => formatDate(value, dayOf(style), place),
  time: (value, _, place) => formatDate(value, clock, place),
  datetime: (value, style, place) => formatDate(value, { ...dayOf(style), ...clock }, place),
  number: (value, digits, place) => formatNumber(value, digitsOf(digits), place),
  money: (value, currency, place) => formatMoney(value, currency, place),
  upper: (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  lower: (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  // The words of the reader for a choice, a state or a reference, see fillTemplate.
  title: (value) => value,
  // Only for properties that hold HTML, see fillTemplate.
  html: (value) => value,
  default: (value, text = '') => (isEmpty(value) ? text : value),
};

/** Every name that may follow a `|`. */
export const formatNames: readonly string[] = Object.keys(formats);

/** The value of a placeholder as readable text; empty when there is none. */
export function formatValue(value: Json | undefined, wanted: Placeholder['formats'], place: ReadingPlace): string {
  let current: Json = value ?? null;
  for (const { name, argument } of wanted) {
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (format && (name === 'default' || !isEmpty(current))) current = format(current, argument, place);
  }
  return toText(current, place);
}

function toText(value: Json, place: ReadingPlace): string {
  if (value === null) return '';
  if (typeof value === 'boolean')
    return readText(value ? { th: 'ใช่', en: 'Yes' } : { th: 'ไม่ใช่', en: 'No' }, place.language);
  if (Array.isArray(value))
    return value
      .map((item) => (Array.isArray(item) ? '' : toText(item, place)))
      .filter(Boolean)
      .join(', ');
  if (!isJsonObject(value)) return String(value);
  const { th, en } = value;
  return typeof th === 'string' && typeof en === 'string' ? readText({ th, en }, place.language) : '';
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Thai readers count years in the Buddhist era. */
function localeOf({ language }: ReadingPlace): string {
  return language === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB';
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Uses parts instead of `dateStyle`, whose two-digit years would not tell the eras apart. */
function dayOf(style: string | undefined): Intl.DateTimeFormatOptions {
  if (style === 'short') return { day: '2-digit', month: '2-digit', year: 'numeric' };
  if (style === 'month') return { month: 'long', year: 'numeric' };
  const day: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: style === 'medium' ? 'short' : 'long',
    year: 'numeric',
  };
  return style === 'full' ? { ...day, weekday: 'long' } : day;
}

/** A date without a time is the same day everywhere; a moment is shown in the site's time zone. */
function formatDate(value: Json, style: Intl.DateTimeFormatOptions, place: ReadingPlace): Json {
  const moment = readMoment(value);
  if (!moment) return value;
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(value);
  const { hour: _hour, minute: _minute, hourCycle: _cycle, ...day } = style;
  const options = isDay ? { ...day, timeZone: 'UTC' } : { ...style, timeZone: place.timeZone };
  try {
    return intlFormat(Intl.DateTimeFormat, localeOf(place), options).format(moment);
  } catch {
    return value; // a site may name an unknown time zone
  }
}

function readMoment(value: Json): Date | undefined {
  if (typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'string' || !/^\d{4}-\d{2}/.test(value))
    return undefined;
  const moment = new Date(value as string | number); // either, tested above
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function readNumber(value: Json): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function digitsOf(text: string | undefined): Intl.NumberFormatOptions {
  if (text === undefined || !/^\d$/.test(text)) return {};
  return { minimumFractionDigits: Number(text), maximumFractionDigits: Number(text) };
}

function formatNumber(value: Json, options: Intl.NumberFormatOptions, place: ReadingPlace): Json {
  const number = readNumber(value);
  return number === undefined ? value : intlFormat(Intl.NumberFormat, localeOf(place), options).format(number);
}

function formatMoney(value: Json, currency = 'THB', place: ReadingPlace): Json {
  if (!/^[A-Z]{3}$/.test(currency)) return formatMoney(value, 'THB', place);
  return formatNumber(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, place);
}
