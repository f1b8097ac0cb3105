import { flowTriggerTypes } from '../../schemas/flow/flowTriggerTypes.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { compileFormula, type FormulaOptions } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';

/** The names that the formula of a trigger may use. */
export function triggerScope(code: string): FormulaScope {
  const facts = flowTriggerTypes[code]?.facts ?? [];
  return {
    names: {
      ...Object.fromEntries(facts.map((name) => [name, { kind: 'any' as const }])),
      now: { kind: 'moment' },
      today: { kind: 'date' },
    },
  };
}

/** Whether a flow is to be started; throws where its formula cannot be computed. */
export function meetsTrigger(
  { code, if: condition }: { code: string; if?: string | null },
  values: JsonObject,
  options: FormulaOptions,
): boolean {
  return condition == null || compileFormula(condition, triggerScope(code)).run(values, options) === true;
}
