import { SalaError } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { FormulaOptions } from '../../calc/compileFormula.ts';
import { openBudget } from '../../calc/frame.ts';
import type { CompiledGuard } from './compileGuard.ts';

/** What formulas of guards see: `record`, `before`, related records by name, `person`, `site`, `now`, `today`. */
export type GuardValues = JsonObject;

/** The guards that do not hold. What cannot be computed does not hold either, nor does what comes after too much was computed. */
export function judgeGuards(
  guards: readonly CompiledGuard[],
  values: GuardValues,
  calendar: FormulaOptions = {},
): CompiledGuard[] {
  const options = { ...calendar, budget: openBudget() };
  return guards.filter(({ formula }) => !holds(formula, values, options));
}

function holds(formula: CompiledGuard['formula'], values: GuardValues, options: FormulaOptions): boolean {
  try {
    return formula.run(values, options) === true;
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}
