import { formulaTooCostly } from './formula.errors.ts';
import type { FunctionContext } from './functions/formulaFunction.ts';
import type { Value } from './values/value.ts';

/** What one run of a formula works with. */
export interface Frame extends FunctionContext {
  readonly values: Readonly<Record<string, unknown>>;
  /** The items that list operations have in hand. */
  readonly slots: Value[];
  /** Shared by all formulas of a record. */
  readonly budget: { steps: number };
}

export type Run = (frame: Frame) => Value;

/** Every item that a formula looks at counts. */
export function spend({ budget }: Frame, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw formulaTooCostly();
}
