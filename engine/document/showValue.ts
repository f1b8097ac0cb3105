import {
  type DocumentValue,
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  readText,
} from '../../schemas/index.ts';
import { bahtWords, spellBaht } from '../calc/functions/bahtWords.ts';
import { decimal } from '../calc/values/decimal.ts';
import { formatNames, formatValue } from '../layout/binding/formatValue.ts';
import { promptPay } from './codes/promptPay.ts';
import { type DocumentScope, readPath, splitPath } from './readPath.ts';

export interface DocumentPlace {
  language: Language;
  timeZone: string;
  now: Date;
}

/** A value as a text, with the urgency that a number of days left has. */
export interface ShownValue {
  text: string;
  tone?: 'late' | 'soon' | 'fine';
}

interface Format {
  value: Json;
  argument?: string;
  /** What the path leads through last: the record or the line. */
  owner: JsonObject;
  field: string;
  scope: DocumentScope;
  place: DocumentPlace;
}

/** Beside those of texts in layouts. A value that a format does not show counts as none. */
const formats: Record<string, (format: Format) => ShownValue> = {
  /** The specification's: whole baht, and no words from ten million on. */
  bahtWords: ({ value }) => ({ text: typeof value === 'number' ? bahtWords(decimal(value)) : '' }),
  /** With satang, however large. */
  bahtAndSatang: ({ value }) => ({ text: typeof value === 'number' ? spellBaht(decimal(value)) : '' }),
  amount: ({ value, place }) => showAmount(value, place),
  positive: ({ value, place }) => (typeof value === 'number' && value > 0 ? showAmount(value, place) : { text: '' }),
  percent: ({ value, place }) => showPercent(value, place),
  /** A percentage or an amount, as the field that its argument names says. */
  byType: ({ value, argument = '', owner, place }) => {
    if (value === 0) return { text: '' };
    return owner[argument] === 'amount' ? showAmount(value, place) : showPercent(value, place);
  },
  /** The words of the reader for a choice, a state or a reference. */
  words: ({ value, owner, field, place }) => {
    const titles = isJsonObject(owner._titles) ? owner._titles : {};
    return { text: formatValue(titles[field] ?? value, [], place) };
  },
  daysLeft: ({ value, place }) => showDaysLeft(value, place),
  /** `00000` is the head office, as the Revenue Department counts branches. */
  branch: ({ value, place }) => showBranch(value, place),
  join: showJoined,
  /** What a bank reads from its QR: whom to pay and, at the path that its argument is, how much. */
  promptPay: showPromptPay,
};

export const documentFormats: readonly string[] = [...formatNames, ...Object.keys(formats)];

/** The first of its paths that shows something, else what is shown instead. */
export function showValue(
  { from, choices, missing }: DocumentValue,
  scope: DocumentScope,
  place: DocumentPlace,
): ShownValue {
  for (const path of from) {
    const { steps, format, argument } = splitPath(path);
    const value = readPath(scope, steps);
    if (value === null || value === '') continue;
    if (choices) {
      const words = Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined;
      if (words) return { text: readText(words, place.language) };
      continue;
    }
    const own = format !== undefined && Object.hasOwn(formats, format) ? formats[format] : undefined;
    const shown = own
      ? own({ value, argument, place, field: steps.at(-1) ?? '', owner: ownerOf(scope, steps), scope })
      : { text: formatValue(value, format ? [{ name: format, argument }] : [], place) };
    if (shown.text.trim() !== '') return shown;
  }
  return { text: missing ? readText(missing, place.language) : '' };
}

function ownerOf(scope: DocumentScope, steps: readonly string[]): JsonObject {
  const owner = readPath(scope, steps.slice(0, -1));
  return isJsonObject(owner) ? owner : {};
}

function showAmount(value: Json, place: DocumentPlace): ShownValue {
  return { text: formatValue(value, [{ name: 'number', argument: '2' }], place) };
}

function showPercent(value: Json, place: DocumentPlace): ShownValue {
  if (typeof value !== 'number' || value === 0) return { text: '' };
  return { text: `${formatValue(value, [{ name: 'number' }], place)}%` };
}

function showBranch(value: Json, { language }: DocumentPlace): ShownValue {
  if (typeof value !== 'string' || !/^\d{5}$/.test(value)) return { text: '' };
  if (value === '00000') return { text: readText({ th: 'สำนักงานใหญ่', en: 'Head office' }, language) };
  return { text: readText({ th: `สาขาที่ ${value}`, en: `Branch ${value}` }, language) };
}

function showPromptPay({ value, argument, scope }: Format): ShownValue {
  const amount = argument === undefined ? undefined : readPath(scope, argument.split('.'));
  if (amount !== undefined && typeof amount !== 'number') return { text: '' };
  return { text: promptPay(String(value), amount) ?? '' };
}

/** The named parts of an object, or those beside the value, such as the lines of an address. */
function showJoined({ value, argument = '', owner }: Format): ShownValue {
  const parts = isJsonObject(value) ? value : owner;
  const texts = argument.split(',').map((part) => (Object.hasOwn(parts, part) ? parts[part] : null));
  return { text: texts.filter((text) => typeof text === 'string' && text.trim() !== '').join(' ') };
}

const dayMs = 86_400_000;

function showDaysLeft(value: Json, { language, timeZone, now }: DocumentPlace): ShownValue {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value.slice(0, 10)))) return { text: '' };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const days = Math.round((Date.parse(value.slice(0, 10)) - Date.parse(today)) / dayMs);
  if (days < 0) return { text: readText({ th: 'หมดอายุแล้ว', en: 'Expired' }, language), tone: 'late' };
  return { text: readText({ th: `${days} วัน`, en: `${days} days` }, language), tone: days <= 3 ? 'soon' : 'fine' };
}
