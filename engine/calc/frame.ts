import { calcLimits } from './calcLimits.ts';
import { formulaTooCostly } from './formula.errors.ts';
import type { FunctionContext } from './functions/formulaFunction.ts';
import type { Value } from './values/value.ts';

/** What may still be computed. */
export interface Budget {
  steps: number;
}

/** For formulas that are computed together. */
export function openBudget(): Budget {
  return { steps: calcLimits.steps };
}

/** What one run of a formula works with. */
export interface Frame extends FunctionContext {
  readonly values: Readonly<Record<string, unknown>>;
  /** The items that list operations have in hand. */
  readonly slots: Value[];
  /** Shared by all formulas of a record. */
  readonly budget: Budget;
}

export type Run = (frame: Frame) => Value;

/** Whatever a formula does counts before it is done: `costs.ts` says how much. */
export function spend({ budget }: Pick<Frame, 'budget'>, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw formulaTooCostly();
}
