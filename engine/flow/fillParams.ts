import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Placeholder } from '../../schemas/layout/binding.ts';
import type { Language } from '../../schemas/text.ts';
import { compileFormula, type FormulaOptions } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';
import type { ValueType } from '../calc/values/valueType.ts';
import { formatNames, formatValue } from '../layout/binding/formatValue.ts';
import { splitFormats } from '../layout/binding/parseTemplate.ts';

const anyValue: ValueType = { kind: 'any' };
const text: ValueType = { kind: 'text' };

/** The names that formulas of a flow may use. */
export const flowScope: FormulaScope = {
  names: {
    input: anyValue,
    steps: anyValue,
    vars: anyValue,
    item: anyValue,
    index: { kind: 'number' },
    error: text,
    person: { kind: 'object', fields: { id: text, role: text } },
    site: { kind: 'object', fields: { id: text, name: text } },
    now: { kind: 'moment' },
    today: { kind: 'date' },
  },
};

/** Values of those names, where the site is, and what all formulas of a step may compute. */
export interface FlowFacts extends Pick<FormulaOptions, 'timeZone' | 'timezoneOffset' | 'holidays' | 'budget'> {
  values: Readonly<Record<string, unknown>>;
  /** Of the site: who reads a text of a flow is not known when it is filled. */
  language?: Language;
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** What formats of a page need and a flow has not: the titles that a reader may see, and HTML. */
const ofPages = new Set(['title', 'html']);
/** What may follow a ` | ` in the text of a flow. */
export const flowFormats = formatNames.filter((name) => !ofPages.has(name));

/** What stands between braces in a text of a flow: a formula, and how its value is shown. What reads as no format belongs to the formula. */
export function readFlowPlaceholder(inner: string): { formula: string; formats: Placeholder['formats'] } {
  return splitFormats(inner) ?? { formula: inner, formats: [] };
}

interface FoundFormula {
  source: string;
  formats: Placeholder['formats'];
  path: string;
}

/** The formulas in a value of `params`, each with its place. */
export function listFormulas(value: Json, path: string): FoundFormula[] {
  if (typeof value === 'string')
    return value.startsWith('=')
      ? [{ source: value.slice(1), formats: [], path }]
      : [...value.matchAll(placeholder)].map(([, inner = '']) => {
          const { formula, formats } = readFlowPlaceholder(inner);
          return { source: formula, formats, path };
        });
  if (Array.isArray(value)) return value.flatMap((item, index) => listFormulas(item, `${path}.${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => listFormulas(item, `${path}.${name}`));
}

export function runFormula(source: string, { values, language: _, ...options }: FlowFacts): Json {
  return compileFormula(source, flowScope).run(values, options);
}

/** The value with its formulas computed. What a formula gives is never read as a formula again. */
export function fillValue(value: Json, facts: FlowFacts): Json {
  if (typeof value === 'string') {
    if (value.startsWith('=')) return runFormula(value.slice(1), facts);
    return value.replace(placeholder, (_, inner: string) => showPlaceholder(inner, facts));
  }
  if (Array.isArray(value)) return value.map((item) => fillValue(item, facts));
  return isJsonObject(value) ? fillParams(value, facts) : value;
}

export function fillParams(params: JsonObject, facts: FlowFacts): JsonObject {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fillValue(value, facts)]));
}

function showPlaceholder(inner: string, facts: FlowFacts): string {
  const { formula, formats } = readFlowPlaceholder(inner);
  const value = runFormula(formula, facts);
  if (formats.length === 0) return showValue(value);
  return formatValue(value, formats, { language: facts.language ?? 'th', timeZone: facts.timeZone ?? 'UTC' });
}

function showValue(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
