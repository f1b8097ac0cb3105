import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { isBuddhistYear } from '../../content/era.ts';
import { readTypedDate } from '../../content/readTypedDate.ts';
import { isDateFormat } from '../compiled/readFieldType.ts';
import { findType } from '../field/findType.ts';
import { formats } from './formats.ts';
import { type LinearRegExp, linearRegExp } from './linearRegExp.ts';
import { addFault, type KeywordCheck, type SchemaRun } from './schemaRun.ts';

/** Values whose comparison, and characters whose reading, count as one step. */
const valuesPerStep = 16;
const charactersPerStep = 64;
/** What it costs to begin matching a pattern, however short the text. */
const stepsPerMatch = 16;

/** Keywords about a value as a whole: its type, what it may be, how large or long. */
export const valueKeywords: Readonly<Record<string, KeywordCheck>> = {
  type: (value, wanted, run) => {
    const types = Array.isArray(wanted) ? wanted : [wanted];
    if (!types.some((type) => isOfType(value, type))) addFault(run, 'type', { type: String(wanted) });
  },
  minimum: compare('minimum', (value, limit) => value >= limit),
  maximum: compare('maximum', (value, limit) => value <= limit),
  exclusiveMinimum: compare('exclusiveMinimum', (value, limit) => value > limit),
  exclusiveMaximum: compare('exclusiveMaximum', (value, limit) => value < limit),
  // 0.07 is a multiple of 0.01, although binary fractions say otherwise.
  multipleOf: compare('multipleOf', (value, step) => Math.abs(Math.round(value / step) - value / step) <= 1e-6),
  minLength: measure('minLength', (length, limit) => length >= limit),
  maxLength: measure('maxLength', (length, limit) => length <= limit),
  pattern: (value, wanted, run) => {
    if (typeof value === 'string' && !matchesText(String(wanted), value, run)) addFault(run, 'pattern');
  },
  format: (value, wanted, run, schema) => {
    if (typeof value !== 'string') return;
    run.work.spend(value.length / charactersPerStep);
    const format = Object.hasOwn(formats, String(wanted)) ? formats[String(wanted)] : undefined;
    if (format && !format.test(value)) addFault(run, 'format');
    else if (isDateFormat(wanted) && schema['x-era'] !== 'common') askForEra(value, run);
  },
  'x-type': (value, wanted, run) => {
    const used = findType(wanted);
    const reason = used?.type.check?.(value, used.settings);
    if (reason) addFault(run, 'x-type', { reason });
  },
  const: (value, wanted, run) => {
    if (!isSame(value, wanted, run)) addFault(run, 'const', { values: [wanted] });
  },
  enum: (value, wanted, run) => {
    if (!Array.isArray(wanted)) return;
    run.work.spend(wanted.length / valuesPerStep);
    const isListed = wanted.includes(value) || (isNested(value) && wanted.some((each) => isSame(value, each, run)));
    if (!isListed) addFault(run, 'enum', { values: wanted });
  },
};

/** Asks about a year that looks like one of the Buddhist era: stored, it would be 543 years off. */
function askForEra(value: string, run: SchemaRun): void {
  const year = value.slice(0, 4);
  if (!isBuddhistYear(Number(year))) return;
  const read = readTypedDate(value);
  if (read && 'text' in read) addFault(run, 'x-era', { values: [year, read.text] });
  else addFault(run, 'format');
}

/** Whether the pattern is found in the text, in steps that the run may take. */
export function matchesText(source: string, text: string, run: SchemaRun): boolean {
  run.work.spend(stepsPerMatch);
  return readPattern(source).test(text, (steps) => run.work.spend(steps / 2));
}

function compare(keyword: string, holds: (value: number, limit: number) => boolean): KeywordCheck {
  return (value, wanted, run) => {
    if (isNumber(value) && !holds(value, Number(wanted))) addFault(run, keyword, { limit: Number(wanted) });
  };
}

function measure(keyword: string, holds: (length: number, limit: number) => boolean): KeywordCheck {
  return (value, wanted, run) => {
    if (typeof value !== 'string') return;
    run.work.spend(value.length / charactersPerStep);
    if (!holds(countCharacters(value), Number(wanted))) addFault(run, keyword, { limit: Number(wanted) });
  };
}

function isOfType(value: Json, type: Json): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isJsonObject(value);
  if (type === 'null') return value === null;
  if (type === 'number') return isNumber(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function isNumber(value: Json): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNested(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** Characters as people count them: a pair of surrogates is one. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function isSame(a: Json, b: Json, run: SchemaRun): boolean {
  run.work.spend(1 / valuesPerStep);
  if (a === b) return true;
  if (isNested(a) && isNested(b)) run.work.spend(2);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index] ?? null, run));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name] ?? null, b[name] ?? null, run))
  );
}

const patterns = new Map<string, LinearRegExp>();

function readPattern(source: string): LinearRegExp {
  const known = patterns.get(source);
  if (known) return known;
  if (patterns.size >= 2000) patterns.clear();
  const made = linearRegExp(source);
  patterns.set(source, made);
  return made;
}
