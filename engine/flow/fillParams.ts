import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { compileFormula, type FormulaOptions } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';
import type { ValueType } from '../calc/values/valueType.ts';

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

/** Values of those names, and where the site is. */
export interface FlowFacts extends Pick<FormulaOptions, 'timeZone' | 'timezoneOffset' | 'holidays'> {
  values: Readonly<Record<string, unknown>>;
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The formulas in a value of `params`, each with its place. */
export function listFormulas(value: Json, path: string): { source: string; path: string }[] {
  if (typeof value === 'string')
    return value.startsWith('=')
      ? [{ source: value.slice(1), path }]
      : [...value.matchAll(placeholder)].map(([, source = '']) => ({ source, path }));
  if (Array.isArray(value)) return value.flatMap((item, index) => listFormulas(item, `${path}.${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => listFormulas(item, `${path}.${name}`));
}

export function runFormula(source: string, { values, ...options }: FlowFacts): Json {
  return compileFormula(source, flowScope).run(values, options);
}

/** The value with its formulas computed. What a formula gives is never read as a formula again. */
export function fillValue(value: Json, facts: FlowFacts): Json {
  if (typeof value === 'string') {
    if (value.startsWith('=')) return runFormula(value.slice(1), facts);
    return value.replace(placeholder, (_, source: string) => showValue(runFormula(source, facts)));
  }
  if (Array.isArray(value)) return value.map((item) => fillValue(item, facts));
  return isJsonObject(value) ? fillParams(value, facts) : value;
}

export function fillParams(params: JsonObject, facts: FlowFacts): JsonObject {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fillValue(value, facts)]));
}

function showValue(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
