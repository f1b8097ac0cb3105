import type { Json } from '../../schemas/json.ts';
import { checkFormula } from './checkFormula.ts';
import type { FormulaScope } from './describeScope.ts';
import type { FormulaNode } from './formulaNode.ts';
import { type Budget, openBudget, spend } from './frame.ts';
import { listReads } from './listReads.ts';
import { parseFormula } from './parseFormula.ts';
import { toJavaScript } from './toJavaScript.ts';
import { leaveValue } from './values/value.ts';
import type { ValueType } from './values/valueType.ts';

export interface FormulaOptions {
  /** Places after the point of the result; without it, as many as a number of JSON holds. */
  places?: number;
  /** Minutes east of UTC; Thailand's by default. */
  timezoneOffset?: number;
  /** The time zone by its name, where the offset changes with the seasons. */
  timeZone?: string;
  /** Days on which the site does not work. */
  holidays?: ReadonlySet<string>;
  /** What may still be computed, where several formulas share it. */
  budget?: Budget;
}

/** A formula that can run. */
export interface Formula {
  readonly source: string;
  readonly type: ValueType;
  /** The paths that it reads: `record.items.*.price`, `item.on_hand`, `today`. */
  readonly reads: readonly string[];
  /** The checked tree, for what compiles it to something else. */
  readonly tree: FormulaNode;
  /** Computes it from values by name, as they are stored: `{ record, line, item, person, site, now, today }`. */
  run(values: Readonly<Record<string, unknown>>, options?: FormulaOptions): Json;
}

const thailand = 7 * 60;

/** Compiles a formula, or throws `formula_invalid` with the place that is wrong. Equal formulas of a scope are compiled once. */
export function compileFormula(source: string, scope: FormulaScope): Formula {
  const known = compiled.get(scope)?.get(source);
  if (known) return known;
  const formula = build(source, scope);
  const ofScope = compiled.get(scope) ?? new Map<string, Formula>();
  if (ofScope.size >= mostKept) ofScope.clear();
  compiled.set(scope, ofScope.set(source, formula));
  return formula;
}

/** Formulas of one scope that are kept: flows of all sites share one. */
const mostKept = 1_000;

const compiled = new WeakMap<FormulaScope, Map<string, Formula>>();

function build(source: string, scope: FormulaScope): Formula {
  const tree = checkFormula(parseFormula(source), scope);
  const run = toJavaScript(tree);
  return {
    source,
    type: tree.type,
    reads: listReads(tree),
    tree,
    run: (values, { places, timezoneOffset = thailand, budget = openBudget(), ...rest } = {}) =>
      leaveValue(run({ values, slots: [], budget, timezoneOffset, ...rest }), places, () => spend({ budget }, 2)),
  };
}
