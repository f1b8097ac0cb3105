import type { FieldSchema } from '../../schemas/collection/collection.ts';
import {
  type DocumentValue,
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  readText,
} from '../../schemas/index.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import { spellBahtInEnglish } from '../calc/functions/bahtInEnglish.ts';
import { bahtWords, spellBaht } from '../calc/functions/bahtWords.ts';
import { type Decimal, decimal } from '../calc/values/decimal.ts';
import { showField } from '../collection/field/showField.ts';
import { listChoices, titleOfChoice } from '../collection/tell/choices.ts';
import { formatNames, formatValue } from '../layout/binding/formatValue.ts';
import { promptPay } from './codes/promptPay.ts';
import type { DocumentFields } from './documentFields.ts';
import { type DocumentScope, readPath, splitPath, type ValueSource } from './readPath.ts';

export interface DocumentPlace {
  language: Language;
  timeZone: string;
  now: Date;
  fields: DocumentFields;
}

/** A value as a text, with the urgency that a number of days left has, and the strokes of a signature. */
export interface ShownValue {
  text: string;
  tone?: 'late' | 'soon' | 'fine';
  strokes?: { path: string; width: number; height: number };
}

interface Format {
  value: Json;
  argument?: string;
  /** What the path leads through last: the record or the line. */
  owner: JsonObject;
  field: string;
  schema: FieldSchema | undefined;
  scope: DocumentScope;
  place: DocumentPlace;
}

/** Beside those of texts in layouts. A value that a format does not show counts as none. */
const formats: Record<string, (format: Format) => ShownValue> = {
  /** Whole baht, as the specification has it; its limit of ten million where the company wants that. */
  bahtWords: ({ value, place, scope }) => {
    const isLimited = scope.company?.limitWords === true;
    return { text: spellWith(isLimited ? bahtWords : (amount) => spellBaht(amount.trunc()), value, place) };
  },
  /** With satang, however large. */
  bahtAndSatang: ({ value, place }) => ({ text: spellWith(spellBaht, value, place) }),
  amount: ({ value, place }) => showAmount(value, place),
  positive: ({ value, place }) => ((readAmount(value) ?? 0) > 0 ? showAmount(value, place) : { text: '' }),
  percent: ({ value, place }) => showPercent(value, place),
  /** A percentage or an amount, as the field that its argument names says. */
  byType: ({ value, argument = '', owner, place }) => {
    if (value === 0) return { text: '' };
    return owner[argument] === 'amount' ? showAmount(value, place) : showPercent(value, place);
  },
  /** A choice, a state or a reference by its title in the reader's language. */
  words: ({ value, owner, field, schema, place }) => {
    const titles = isJsonObject(owner._titles) ? owner._titles : {};
    const title = titles[field];
    return title === undefined ? showPlain(value, schema, place) : { text: formatValue(title, [], place) };
  },
  daysLeft: ({ value, place }) => showDaysLeft(value, place),
  /** `00000` is the head office, as the Revenue Department counts branches. */
  branch: ({ value, place }) => showBranch(value, place),
  join: showJoined,
  names: showNames,
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
    const source = splitPath(path);
    const value = readSource(source, scope, place);
    if (value === null || value === '') continue;
    if (choices) {
      const words = Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined;
      if (words) return { text: readText(words, place.language) };
      if (source.format === undefined) continue;
    }
    const shown = formatSource(source, value, scope, place);
    if (shown.text.trim() !== '') return shown;
  }
  return { text: missing ? readText(missing, place.language) : '' };
}

/** The stored value that a path leads to or a formula gives. */
export function readSource({ steps, formula }: ValueSource, scope: DocumentScope, place: DocumentPlace): Json {
  if (formula === undefined) return readPath(scope, steps);
  const { timeZone, now, fields } = place;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const expanded = isJsonObject(scope.record?._expanded) ? scope.record._expanded : {};
  const related = [...fields.related].map(([name, field]) => [name, expanded[field] ?? null] as const);
  const values = { ...Object.fromEntries(related), ...scope, now: now.toISOString(), today };
  return compileFormula(formula, fields.scope).run(values, { timeZone });
}

function formatSource(source: ValueSource, value: Json, scope: DocumentScope, place: DocumentPlace): ShownValue {
  const { steps, formula, format, argument } = source;
  const schema = formula === undefined ? place.fields.find(steps) : undefined;
  if (format === undefined) return showTyped(value, schema, place) ?? { text: formatValue(value, [], place) };
  const own = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!own) return { text: formatValue(value, [{ name: format, argument }], place) };
  return own({ value, argument, place, schema, field: steps.at(-1) ?? '', owner: ownerOf(scope, steps), scope });
}

/** A value as its type stands in lists, or as the choice that it is. */
function showPlain(value: Json, schema: FieldSchema | undefined, place: DocumentPlace): ShownValue {
  const typed = showTyped(value, schema, place);
  if (typed || !schema) return typed ?? { text: formatValue(value, [], place) };
  const choices = listChoices(schema);
  const titled = [value].flat().map((each) => titleOfChoice(choices, each, place.language));
  return { text: formatValue(Array.isArray(value) ? titled : (titled[0] ?? null), [], place) };
}

/** A value by its `x-type`: money with its unit, a text in the language of the document, a signature with its strokes. */
function showTyped(value: Json, schema: FieldSchema | undefined, { language }: DocumentPlace): ShownValue | undefined {
  const type = schema?.['x-type'];
  const text = type === undefined ? undefined : showField(type, value, language);
  if (text === undefined) return undefined;
  const isSigned = type === 'signature' && isJsonObject(value) && typeof value.path === 'string';
  if (!isSigned) return { text };
  return { text, strokes: { path: String(value.path), width: Number(value.width), height: Number(value.height) } };
}

/** What holds the field: the record, the line, or the record that the step before refers to. */
function ownerOf(scope: DocumentScope, steps: readonly string[]): JsonObject {
  const way = steps.slice(0, -1);
  const owner = readPath(scope, way);
  if (typeof owner !== 'string') return isJsonObject(owner) ? owner : {};
  const referred = readPath(scope, [...way.slice(0, -1), '_expanded', way.at(-1) ?? '']);
  return isJsonObject(referred) ? referred : {};
}

function showAmount(value: Json, place: DocumentPlace): ShownValue {
  return { text: formatValue(readAmount(value) ?? value, [{ name: 'number', argument: '2' }], place) };
}

/** In the words of the document's language; those of the specification are Thai. */
function spellWith(spell: (amount: Decimal) => string, value: Json, { language }: DocumentPlace): string {
  const amount = readAmount(value);
  if (amount === undefined) return '';
  return language === 'en' ? spellBahtInEnglish(decimal(amount)) : spell(decimal(amount));
}

/** A number, or what money is of. */
export function readAmount(value: Json | undefined): number | undefined {
  const amount = isJsonObject(value) ? value.amount : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
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
  const stored = argument === undefined ? undefined : readPath(scope, argument.split('.'));
  const amount = readAmount(stored);
  if (stored !== undefined && amount === undefined) return { text: '' };
  return { text: promptPay(String(value), amount) ?? '' };
}

/** The named parts of an object, or those beside the value, such as the lines of an address. */
function showJoined({ value, argument = '', owner }: Format): ShownValue {
  const parts = isJsonObject(value) ? value : owner;
  const texts = argument.split(',').map((part) => (Object.hasOwn(parts, part) ? parts[part] : null));
  return { text: texts.filter((text) => typeof text === 'string' && text.trim() !== '').join(' ') };
}

const mostNames = 4;

/** The different texts of a list, so that many of them leave room for the rest of the page. */
function showNames({ value, place }: Format): ShownValue {
  const names = [...new Set([value].flat().filter((name) => typeof name === 'string' && name.trim() !== ''))];
  const more = names.length - mostNames;
  const first = names.slice(0, more === 1 ? names.length : mostNames).join(', ');
  if (more <= 1) return { text: first };
  return { text: readText({ th: `${first} และอีก ${more} รายการ`, en: `${first} and ${more} more` }, place.language) };
}

const dayMs = 86_400_000;

function showDaysLeft(value: Json, { language, timeZone, now }: DocumentPlace): ShownValue {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value.slice(0, 10)))) return { text: '' };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const days = Math.round((Date.parse(value.slice(0, 10)) - Date.parse(today)) / dayMs);
  if (days < 0) return { text: readText({ th: 'หมดอายุแล้ว', en: 'Expired' }, language), tone: 'late' };
  return {
    text: readText({ th: `${days} วัน`, en: days === 1 ? '1 day' : `${days} days` }, language),
    tone: days <= 3 ? 'soon' : 'fine',
  };
}
