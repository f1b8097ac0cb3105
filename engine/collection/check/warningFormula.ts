import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope } from '../../calc/describeScope.ts';

interface Holder {
  properties: Record<string, FieldSchema>;
}

const scopes = new WeakMap<Holder, FormulaScope>();

/** The formula of a warning, over the record alone; throws where it is wrong. */
export function compileWarning(source: string, schema: Holder): Formula {
  const scope = scopes.get(schema) ?? describeScope({ record: schema, stored: true });
  scopes.set(schema, scope);
  return compileFormula(source, scope);
}
