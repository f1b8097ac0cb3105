import type { BinaryOperator } from './formulaNode.ts';
import { costs, type FormulaFunction } from './functions/formulaFunction.ts';
import { parameterType } from './functions/parameters.ts';
import type { Value } from './values/value.ts';
import type { ValueKind, ValueType } from './values/valueType.ts';

/** What parts of formulas cost, in steps; measured, so that no kind of work is much cheaper to ask for than to do. */

/** What an operator costs on numbers; texts cost by their length. */
const ofOperator: Partial<Record<BinaryOperator, number>> = { '+': 2, '-': 2, '*': 4, '/': 16, '%': 24 };
/** To read a stored value: a number becomes a decimal, and a day is checked to be one of the calendar. */
const ofRead: Partial<Record<ValueKind, number>> = { number: 2, any: 2, moment: 3, date: 16 };
/** Texts are joined, compared, or changed letter by letter. */
const lettersPerStep = 12;

export function costOfOperation(operator: BinaryOperator, left: Value, right: Value): number {
  if (operator === 'in') return costOfFinding(left, right);
  return (ofOperator[operator] ?? 1) + costOfLetters(left) + costOfLetters(right);
}

export function costOfRead({ kind }: ValueType, read: Value): number {
  return (ofRead[kind] ?? 1) + (kind === 'moment' ? costOfLetters(read) : 0);
}

/** What it costs to read the arguments as the function takes them, and to call it. */
export function costOfCall({ cost, takes }: FormulaFunction, args: readonly Value[]): number {
  const own = typeof cost === 'function' ? cost(args as never) : (cost ?? costs.call); // they were read as the parameters say
  return takes.reduce((sum, parameter, at) => sum + costOfArgument(parameterType(parameter), args[at] ?? null), own);
}

function costOfArgument(type: ValueType, value: Value): number {
  if (type.kind === 'list' && Array.isArray(value)) return value.length * (1 + costOfRead(type.items, null));
  return typeof value === 'string' ? costOfLetters(value) + (type.kind === 'date' ? (ofRead.date ?? 0) : 0) : 0;
}

/** Texts of one length are compared letter by letter, others differ at once. */
function costOfFinding(wanted: Value, list: Value): number {
  if (!Array.isArray(list)) return 1;
  if (typeof wanted !== 'string') return list.length;
  const alike = list.filter((item) => typeof item === 'string' && item.length === wanted.length).length;
  return list.length + alike * costOfLetters(wanted);
}

function costOfLetters(value: Value): number {
  return typeof value === 'string' ? Math.floor(value.length / lettersPerStep) : 0;
}
