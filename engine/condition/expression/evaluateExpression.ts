import type { Json } from '../../../schemas/json.ts';
import { refuseQuery } from '../condition.errors.ts';
import { type FieldPath, isPosition } from '../fieldPath.ts';
import { readExactly, stepThrough } from '../reachValues.ts';
import { arithmeticOperators } from './arithmeticOperators.ts';
import { dateOperators } from './dateOperators.ts';
import type { CallSettings, Expression } from './expressionTree.ts';
import { listOperators } from './listOperators.ts';
import type { OperatorName } from './operators.ts';
import { textOperators } from './textOperators.ts';
import { isTrue, type Value } from './value.ts';
import { valueOperators } from './valueOperators.ts';

/** What an expression is computed from: the document and the variables in reach. */
export interface Surroundings {
  root: Value;
  variables: ReadonlyMap<string, Value>;
}

const operators: Readonly<Record<OperatorName, (args: readonly Value[], settings: CallSettings) => Value>> = {
  ...arithmeticOperators,
  ...valueOperators,
  ...textOperators,
  ...listOperators,
  ...dateOperators,
};

/** The value of an expression: the same as its SQL gives. */
export function evaluateExpression(expression: Expression, around: Surroundings): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'missing':
      return undefined;
    case 'unbound':
      return refuseQuery(expression.name, { th: 'ตัวแปรไม่มีค่า', en: 'a variable without a value' });
    case 'path': {
      const root = expression.variable === 'ROOT' ? around.root : around.variables.get(expression.variable);
      return expression.path ? readPathValue(root, expression.path) : root;
    }
    case 'object': {
      const entries = expression.fields.map(([key, field]) => [key, evaluateExpression(field, around)] as const);
      return Object.fromEntries(entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
    }
    case 'list':
      return expression.items.map((item) => evaluateExpression(item, around) ?? null);
    case 'call': {
      const args = expression.args.map((argument) => evaluateExpression(argument, around));
      return operators[expression.operator](args, expression.settings);
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
  around: Surroundings,
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

function withVariables({ root, variables }: Surroundings, added: Iterable<readonly [string, Value]>): Surroundings {
  return { root, variables: new Map([...variables, ...added]) };
}

/** A path read exactly; where it meets an array in the middle, the list of what is found in its elements. */
function readPathValue(root: Value, { segments }: FieldPath): Value {
  let value = root;
  for (const [index, segment] of segments.entries()) {
    if (Array.isArray(value) && !isPosition(segment)) return stepThrough(value, segments.slice(index));
    value = readExactly(value, segment);
    if (value === undefined) return undefined;
  }
  return value;
}
