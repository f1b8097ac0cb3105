import type { ASTNode } from '@marcbachmann/cel-js';
import { nearestName } from '../content/nearestName.ts';
import type { Call, Checking } from './checking.ts';
import { checkListOperation, isListOperation } from './checkListOperation.ts';
import { asDate } from './checkOperator.ts';
import { formulaInvalid } from './formula.errors.ts';
import type { FormulaNode } from './formulaNode.ts';
import { formulaFunctions } from './functions/formulaFunctions.ts';
import { isOptional, parameterType } from './functions/parameters.ts';
import { fits, nameType, uniteTypes, type ValueType } from './values/valueType.ts';

/** Checks a call: `has(x.y)`, `list.map(item, …)`, or a function; `a.f(b)` is another way to write `f(a, b)`. */
export function checkCall(node: ASTNode, call: Call, checking: Checking): FormulaNode {
  const { start, end } = node;
  const { name, args } = call;
  if (name === 'has') return { op: 'has', of: checkHas(node, args, checking), type: { kind: 'boolean' }, start, end };
  if (isListOperation(call)) return checkListOperation(node, call, checking);
  const definition = formulaFunctions.get(name);
  if (!definition)
    throw formulaInvalid(
      node,
      { th: `ไม่มีฟังก์ชัน ${name}`, en: `there is no function ${name}` },
      nearestName(name, formulaFunctions.keys()),
    );
  const { takes } = definition;
  const least = takes.filter((parameter) => !isOptional(parameter)).length;
  if (args.length < least || args.length > takes.length)
    throw formulaInvalid(node, {
      th: `${name} ต้องการ ${takes.join(', ')}`,
      en: `${name} takes ${takes.join(', ')}`,
    });
  const checked = args.map((arg, at) => checkArgument(name, checking.check(arg), parameterType(takes[at] ?? 'any')));
  const type =
    typeof definition.gives === 'function' ? definition.gives(checked.map((arg) => arg.type)) : definition.gives;
  if (!type)
    throw formulaInvalid(node, { th: `ค่าของ ${name} ต้องเป็นชนิดเดียวกัน`, en: `${name} needs values of one kind` });
  return { op: 'call', name, args: checked, type, ...chosenPaths(name, checked), start, end };
}

/** What `coalesce` gives comes from one of its arguments. */
function chosenPaths(name: string, args: readonly FormulaNode[]): { paths?: string[] } {
  const paths = name === 'coalesce' ? args.flatMap((arg) => arg.paths ?? []) : [];
  return paths.length > 0 ? { paths } : {};
}

function checkHas(node: ASTNode, args: readonly ASTNode[], checking: Checking): FormulaNode {
  const [of] = args.map((arg) => checking.check(arg));
  if (of && args.length === 1) return of;
  throw formulaInvalid(node, { th: 'has ต้องการฟิลด์หนึ่งฟิลด์', en: 'has takes one field' });
}

function checkArgument(name: string, node: FormulaNode, wanted: ValueType): FormulaNode {
  const arg = asDate(node, wanted);
  if (fits(arg.type, wanted) && (wanted.kind !== 'list' || uniteTypes(arg.type, wanted))) return arg;
  throw formulaInvalid(arg, {
    th: `${name} ต้องการ${nameType(wanted).th} แต่ได้${nameType(arg.type).th}`,
    en: `${name} needs ${nameType(wanted).en}, and this is ${nameType(arg.type).en}`,
  });
}
