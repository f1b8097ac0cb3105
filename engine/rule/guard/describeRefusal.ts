import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import type { Placeholder } from '../../../schemas/layout/binding.ts';
import type { Language } from '../../../schemas/text.ts';
import { readText } from '../../../schemas/text.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { RelatedRead } from '../../collection/compiled/findRelated.ts';
import { recordTitle } from '../../collection/tell/nameRecord.ts';
import { readCurrency, sayValue } from '../../collection/tell/sayValue.ts';
import { formatValue } from '../../layout/binding/formatValue.ts';
import { parseTemplate } from '../../layout/binding/parseTemplate.ts';
import type { CompiledGuard } from './compileGuard.ts';
import type { GuardValues } from './judgeGuards.ts';

/** Who gets the refusal, and what it may show them. */
export interface Telling {
  collection: Collection;
  values: GuardValues;
  timeZone: string;
  /** Of amounts whose record names none. */
  currency: string;
  /** Titles of the states of a collection's records. */
  titleOfState?: (collection: string, state: string) => { th: string; en: string } | undefined;
  /** Whether the person may see a field of the record, or of the related one under this path. */
  mayShow: (record: readonly string[], field: string) => boolean;
}

/** Stands for a value that the person may not see. */
const hidden = '…';

/** The refusal of a guard that does not hold, with the values of that moment in both languages. */
export function describeRefusal({ guard, related }: CompiledGuard, telling: Telling): ErrorDetail {
  const fill = (language: Language) => {
    const parts = parseTemplate(readText(guard.message, language));
    const filling = { related, telling, language };
    return parts
      .map((part, at) => (typeof part === 'string' ? part : fillPlaceholder(part, parts[at + 1], filling)))
      .join('');
  };
  const text = { th: fill('th'), en: fill('en') };
  return { path: guard.field ?? '', code: 'guard', message: text.en, text };
}

interface Filling {
  related: readonly RelatedRead[];
  telling: Telling;
  language: Language;
}

function fillPlaceholder(
  { path, formats }: Placeholder,
  next: Placeholder | string | undefined,
  { related, telling, language }: Filling,
): string {
  const place = { language, timeZone: telling.timeZone };
  const found = findField(path, telling.collection, related);
  if (found && !telling.mayShow(found.record, found.field)) return hidden;
  const value = readPath(telling.values, path);
  const said = found && formats.length === 0 ? sayFound(value, { found, next, telling, language }) : undefined;
  if (said !== undefined) return said;
  const isTitled = formats.length === 0 || formats.some(({ name }) => name === 'title');
  if (!isTitled || !found) return formatValue(value, formats.length > 0 ? formats : formatOf(value), place);
  const referred = formats.length > 0 ? findReferred(found, related) : undefined;
  if (referred) return formatValue(titleReferred(referred, telling, language), formats, place);
  const title = titleOf(value, found, telling);
  const shown = title ? readText(title, language) : value;
  return formatValue(shown, formats.length > 0 ? formats : formatOf(shown), place);
}

/** A message may name the unit of an amount itself: `{{record.total}} บาท`. */
const namesUnit = /^\s*(?:บาท|฿|THB|baht)/i;

/** The value of a field that says how it is told; undefined for one that does not. */
function sayFound(
  value: Json | undefined,
  {
    found: { collection, record, field },
    next,
    telling: { values, currency },
    language,
  }: { found: FoundField; next: Placeholder | string | undefined; telling: Telling; language: Language },
): string | undefined {
  const schema = collection.fields.get(field)?.schema;
  if (!schema || value === undefined || value === null) return undefined;
  const holder = readPath(values, record.length > 0 ? record : ['record']);
  const named = (isJsonObject(holder) && readCurrency(holder)) || currency;
  const hasUnit = typeof next === 'string' && namesUnit.test(next);
  return sayValue(value, { name: field, schema, ...(!hasUnit && { currency: named }) }, language);
}

/** The record that a field refers to, among those that were read. */
function findReferred({ record, field }: FoundField, related: readonly RelatedRead[]): FoundField | undefined {
  let reads = related;
  for (const name of record) reads = reads.find((read) => read.name === name && read.list === undefined)?.reads ?? [];
  const read = reads.find((each) => each.field === field && each.list === undefined);
  return read && { collection: read.collection, record: [...record, read.name], field: '' };
}

function titleReferred(
  { collection, record }: FoundField,
  { values, mayShow }: Telling,
  language: Language,
): string | undefined {
  const referred = readPath(values, record);
  if (!isJsonObject(referred)) return undefined;
  const shown = collection.display.filter((field) => mayShow(record, field));
  return recordTitle(shown, referred, language) ?? hidden;
}

interface FoundField {
  collection: Collection;
  /** The names that lead to the record: none for the record itself. */
  record: string[];
  field: string;
}

/** The field that a path names; undefined for what belongs to no record, such as `person.role`. */
function findField(path: readonly string[], own: Collection, related: readonly RelatedRead[]): FoundField | undefined {
  const [first = '', field = ''] = path;
  if (first === 'record' || first === 'before') return { collection: own, record: [], field };
  let reads = related;
  let found: FoundField | undefined;
  for (const [index, name] of path.entries()) {
    const read = reads.find((each) => each.name === name && each.list === undefined);
    if (!read) return found;
    found = { collection: read.collection, record: path.slice(0, index + 1), field: path[index + 1] ?? '' };
    reads = read.reads;
  }
  return found;
}

function titleOf(value: Json | undefined, { collection, field }: FoundField, { titleOfState }: Telling) {
  if (typeof value !== 'string') return undefined;
  if (field === 'state') return titleOfState?.(collection.name, value);
  const titles = collection.fields.get(field)?.schema['x-enum-titles'];
  return titles && Object.hasOwn(titles, value) ? titles[value] : undefined;
}

function formatOf(value: Json | undefined): Placeholder['formats'] {
  if (typeof value === 'number') return [{ name: 'number' }];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [{ name: 'date', argument: 'medium' }];
  return /^\d{4}-\d{2}-\d{2}T\d{2}:/.test(value) ? [{ name: 'datetime', argument: 'medium' }] : [];
}

function readPath(values: GuardValues, path: readonly string[]): Json | undefined {
  let value: Json | undefined = values;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
