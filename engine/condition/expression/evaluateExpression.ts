import type { Json } from '../../../schemas/json.ts';
import { refuseQuery } from '../values/condition.errors.ts';
import { type FieldPath, isPosition } from '../values/fieldPath.ts';
import { findInElements, readSegment } from '../values/findValues.ts';
import { weighValue } from '../values/weighValue.ts';
import type { Work } from '../values/work.ts';
import { arithmeticOperators } from './arithmeticOperators.ts';
import { dateOperators } from './dateOperators.ts';
import type { CallSettings, Expression } from './expressionTree.ts';
import { listOperators } from './listOperators.ts';
import type { OperatorName } from './operators.ts';
import { textOperators } from './textOperators.ts';
import { isTrue, type Value } from './value.ts';
import { valueOperators } from './valueOperators.ts';

/** The document and the variables in scope. */
export interface EvaluationContext {
  root: Value;
  variables: ReadonlyMap<string, Value>;
  work: Work;
}

const operators: Readonly<
  Record<OperatorName, (args: readonly Value[], settings: CallSettings, spend: Work['spend']) => Value>
> = {
  ...arithmeticOperators,
  ...valueOperators,
  ...textOperators,
  ...listOperators,
  ...dateOperators,
};

/** They look at the outside of their arguments only, whatever is in them. */
const readsLittle: ReadonlySet<OperatorName> = new Set([
  'size',
  'first',
  'last',
  'arrayElemAt',
  'isArray',
  'type',
  'isNumber',
  'ifNull',
]);

/** The value of an expression; equal to the result of its SQL. */
export function evaluateExpression(expression: Expression, around: EvaluationContext): Value {
  around.work.spend(1);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'missing':
      return undefined;
    case 'unbound':
      return refuseQuery(expression.name, { th: 'ตัวแปรไม่มีค่า', en: 'a variable without a value' });
    case 'path': {
      const root = expression.variable === 'ROOT' ? around.root : around.variables.get(expression.variable);
      return expression.path ? readPathValue(root, expression.path, around.work) : root;
    }
    case 'object': {
      const entries = expression.fields.map(([key, field]) => [key, evaluateExpression(field, around)] as const);
      return Object.fromEntries(entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
    }
    case 'list':
      return expression.items.map((item) => evaluateExpression(item, around) ?? null);
    case 'call': {
      const args = expression.args.map((argument) => evaluateExpression(argument, around));
      if (!readsLittle.has(expression.operator)) for (const argument of args) around.work.spend(weighValue(argument));
      return operators[expression.operator](args, expression.settings, around.work.spend);
    }
    case 'choose': {
      const branch = expression.branches.find(({ when }) => isTrue(evaluateExpression(when, around)));
      return evaluateExpression(branch ? branch.value : expression.otherwise, around);
    }
    case 'let': {
      const values = expression.variables.map(([name, value]) => [name, evaluateExpression(value, around)] as const);
      return evaluateExpression(expression.body, withVariables(around, values));
    }
    default:
      return evaluateLoop(expression, around);
  }
}

function evaluateLoop(
  expression: Extract<Expression, { kind: 'filter' | 'map' | 'reduce' }>,
  around: EvaluationContext,
): Value {
  const list = evaluateExpression(expression.input, around);
  if (!Array.isArray(list)) return null;
  if (expression.kind === 'reduce') {
    let value = evaluateExpression(expression.initial, around);
    for (const item of list) {
      const inner = withVariables(around, [
        ['this', item],
        ['value', value],
      ]);
      value = evaluateExpression(expression.body, inner);
    }
    return value;
  }
  const compute = (item: Json) => evaluateExpression(expression.body, withVariables(around, [[expression.name, item]]));
  if (expression.kind === 'map') return list.map((item) => compute(item) ?? null);
  return list.filter((item) => isTrue(compute(item))).slice(0, expression.limit);
}

function withVariables(
  { root, variables, work }: EvaluationContext,
  added: Iterable<readonly [string, Value]>,
): EvaluationContext {
  work.spend(variables.size);
  return { root, variables: new Map([...variables, ...added]), work };
}

/** Reads a path; where it meets an array, the list of values found in its elements. */
function readPathValue(root: Value, { segments }: FieldPath, work: Work): Value {
  let value = root;
  for (const [index, segment] of segments.entries()) {
    if (Array.isArray(value) && !isPosition(segment)) {
      work.spend(weighValue(value));
      return findInElements(value, segments.slice(index));
    }
    value = readSegment(value, segment);
    if (value === undefined) return undefined;
  }
  return value;
}
