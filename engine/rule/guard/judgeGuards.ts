import { SalaError } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { FormulaOptions } from '../../calc/compileFormula.ts';
import type { CompiledGuard } from './compileGuard.ts';

/** What formulas of guards see: `record`, `before`, related records by name, `person`, `site`, `now`, `today`. */
export type GuardValues = JsonObject;

/** The guards that do not hold. What cannot be computed does not hold either. */
export function judgeGuards(
  guards: readonly CompiledGuard[],
  values: GuardValues,
  calendar: FormulaOptions = {},
): CompiledGuard[] {
  return guards.filter(({ formula }) => !holds(formula, values, calendar));
}

function holds(formula: CompiledGuard['formula'], values: GuardValues, calendar: FormulaOptions): boolean {
  try {
    return formula.run(values, calendar) === true;
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}
