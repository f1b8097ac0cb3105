import { isJsonObject, type Json, type JsonObject, SalaError } from '../../../schemas/index.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import type { FormulaScope } from '../../calc/describeScope.ts';
import { openBudget } from '../../calc/frame.ts';
import type { ValueType } from '../../calc/values/valueType.ts';
import type { BindingFacts, TextFormulas } from '../binding/fillTemplate.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';

const any: ValueType = { kind: 'any' };

/** What stands for the rest of the scope; the check of a page knows the fields (`checkTextFormula`). */
export const textNames: Readonly<Record<string, ValueType>> = {
  ...{ record: any, item: any, form: any, user: any, site: any, route: any },
  now: { kind: 'moment' },
  today: { kind: 'date' },
};

/** What every formula of a page costs beside what it computes: its text is read, its facts are gathered. */
const costOfOne = 30;
/** Compiled formulas that are kept: those of all sites together. */
const mostKept = 500;
let kept = newScope();

/** Formulas of the texts of one page, which share what may be computed. */
export function openTextFormulas(): TextFormulas {
  const budget = openBudget();
  return {
    scopes: (source) => [...new Set(compile(source)?.reads.map((path) => path.split('.')[0] ?? '') ?? [])],
    pick: (source, facts, place) => pickRead(compile(source)?.reads ?? [], withToday(facts, place)),
    run: (source, facts, place) => {
      const formula = budget.steps > 0 ? compile(source) : undefined;
      budget.steps -= costOfOne;
      try {
        return formula?.run(readFacts(facts, place), { timeZone: place.timeZone, budget }) ?? null;
      } catch (error) {
        if (error instanceof SalaError) return null;
        throw error;
      }
    },
  };
}

function newScope() {
  const scope: FormulaScope = { names: textNames };
  return { scope, formulas: new Map<string, Formula | undefined>() };
}

/** Undefined where it is no formula: the check of the page says why, readers see nothing in its place. */
function compile(source: string): Formula | undefined {
  if (kept.formulas.has(source)) return kept.formulas.get(source);
  if (kept.formulas.size >= mostKept) kept = newScope();
  const formula = tryCompile(source, kept.scope);
  kept.formulas.set(source, formula);
  return formula;
}

function tryCompile(source: string, scope: FormulaScope): Formula | undefined {
  try {
    return compileFormula(source, scope);
  } catch (error) {
    if (error instanceof SalaError) return undefined;
    throw error;
  }
}

function readFacts(facts: BindingFacts, place: ReadingPlace): BindingFacts {
  const { form } = facts;
  const whole = withToday(facts, place);
  return isJsonObject(form) ? { ...whole, form: readTyped(form) } : whole;
}

function withToday(facts: BindingFacts, { timeZone }: ReadingPlace): BindingFacts {
  const { now } = facts;
  if (facts.today !== undefined || typeof now !== 'string') return facts;
  const today = readToday(now, timeZone);
  return today === undefined ? facts : { ...facts, today };
}

/** The formulas of a page ask for one day thousands of times. */
let lastDay: { now: string; timeZone: string; today: string | undefined } | undefined;

function readToday(now: string, timeZone: string): string | undefined {
  if (lastDay?.now !== now || lastDay.timeZone !== timeZone)
    lastDay = { now, timeZone, today: writeDay(now, timeZone) };
  return lastDay.today;
}

function writeDay(now: string, timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now));
  } catch {
    return undefined; // a site may name an unknown time zone
  }
}

/** As numbers are written, without leading zeros: `12.50`, and no telephone number. */
const written = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

/** Fields of a form hold what was typed: `12` is a number for a formula. */
function readTyped(value: Json): Json {
  if (typeof value === 'string') return written.test(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(readTyped);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readTyped(inner)]));
}

/** Only these paths of the facts, a list as a whole. */
function pickRead(paths: readonly string[], facts: BindingFacts): JsonObject {
  const picked: JsonObject = {};
  for (const path of paths) {
    const [whole = ''] = path.split('.*');
    copyPath(whole.split('.'), facts, picked);
  }
  return picked;
}

function copyPath(
  [key = '', ...rest]: readonly string[],
  from: { readonly [key: string]: Json },
  to: JsonObject,
): void {
  if (!Object.hasOwn(from, key)) return;
  const value = from[key] ?? null;
  const known = Object.hasOwn(to, key) ? to[key] : undefined;
  if (rest.length === 0 || !isJsonObject(value)) to[key] = value;
  else if (known !== value) {
    const inner = isJsonObject(known) ? known : {};
    to[key] = inner;
    copyPath(rest, value, inner);
  }
}
