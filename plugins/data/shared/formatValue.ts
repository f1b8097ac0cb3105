import { isDay } from 'sala/engine';
import { type Json, type Language, localeOf } from 'sala/schemas';
import type { Choice, ColumnKind } from './columns.ts';
import * as dataWords from './dataWords.ts';

export interface FormatContext {
  language: Language;
  timeZone: string;
  /** Of amounts that name none. */
  currency: string;
}

/** Formats a value for display; empty without one. */
export function formatValue(
  value: Json,
  column: { kind: ColumnKind; choices?: Choice[] },
  context: FormatContext,
): string {
  if (value === null || value === '') return '';
  if (Array.isArray(value)) return value.map((item) => formatValue(item, column, context)).join(', ');
  if (typeof value === 'object') return '';
  switch (column.kind) {
    case 'number':
      return typeof value === 'number' ? formatNumber(value, context.language) : String(value);
    case 'money':
      return typeof value === 'number' ? formatMoney(value, context.language, context.currency) : String(value);
    case 'date':
    case 'datetime':
      return formatDate(String(value), column.kind, context);
    case 'status':
    case 'choice':
      return column.choices?.find((choice) => choice.value === String(value))?.title ?? String(value);
    case 'boolean':
      return value === true ? yes[context.language] : no[context.language];
    default:
      return String(value);
  }
}

const yes = dataWords.yes;
const no = dataWords.no;

export function formatNumber(value: number, language: Language, digits = 2): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** With the sign of its currency; without one where amounts of several currencies are summed (''). */
export function formatMoney(value: number, language: Language, currency: string): string {
  const style = /^[A-Z]{3}$/.test(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(language, style).format(value);
}

/** Compact notation: 1.3 ล้าน, 1.3M. */
export function formatShort(value: number, language: Language): string {
  if (Math.abs(value) < 10_000) return formatNumber(value, language);
  return new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    compactDisplay: language === 'th' ? 'long' : 'short', // the short form of Thai is written in Latin letters
    maximumFractionDigits: 1,
  }).format(value);
}

/** Buddhist era in Thai. A date without a time has no time zone. */
export function formatDate(value: string, kind: 'date' | 'datetime', { language, timeZone }: FormatContext): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  const isWholeDay = isDay(value);
  const zone = isWholeDay ? 'UTC' : timeZone;
  const hasTime = kind === 'datetime' && !isWholeDay;
  const format = remember(`${language} ${zone} ${hasTime}`, () => {
    const time = hasTime ? ({ hour: '2-digit', minute: '2-digit' } as const) : {};
    const date = { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' } as const;
    return new Intl.DateTimeFormat(localeOf(language), { ...date, ...time });
  });
  return format.format(moment);
}

type Format = Intl.NumberFormat | Intl.DateTimeFormat;
const formats = new Map<string, Format>();
const mostFormats = 200;

/** A list writes thousands of values in a few formats, and making one takes longer than all that it writes of a page. */
function remember<Made extends Format>(key: string, make: () => Made): Made {
  const known = formats.get(key) as Made | undefined; // the key says what was made
  if (known) return known;
  if (formats.size >= mostFormats) formats.clear();
  const made = make();
  formats.set(key, made);
  return made;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(`${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(localeOf(language), options));
}
