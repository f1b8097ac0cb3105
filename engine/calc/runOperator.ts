import { calcLimits } from './calcLimits.ts';
import { formulaTooCostly } from './formula.errors.ts';
import type { BinaryOperator } from './formulaNode.ts';
import { Decimal } from './values/decimal.ts';
import { isDecimal, type Value } from './values/value.ts';

export type Operation = (left: Value, right: Value) => Value;

const zero = new Decimal(0);
const momentPattern = /^\d{4}-\d{2}-\d{2}T/;

/**
 * Operators on values. What is missing counts as 0 in arithmetic and as an empty text when texts are joined; it is
 * neither smaller nor greater than anything; a division by zero gives nothing.
 */
export const operations: Record<Exclude<BinaryOperator, '&&' | '||'>, Operation> = {
  '+': (left, right) =>
    typeof left === 'string' || typeof right === 'string' ? joinTexts(left, right) : compute(left, right, 'plus'),
  '-': (left, right) => compute(left, right, 'minus'),
  '*': (left, right) => compute(left, right, 'times'),
  '/': (left, right) => (isZero(right) ? null : compute(left, right, 'div')),
  '%': (left, right) => (isZero(right) ? null : compute(left, right, 'mod')),
  '==': (left, right) => areEqual(left, right),
  '!=': (left, right) => !areEqual(left, right),
  '<': (left, right) => order(left, right, (compared) => compared < 0),
  '<=': (left, right) => order(left, right, (compared) => compared <= 0),
  '>': (left, right) => order(left, right, (compared) => compared > 0),
  '>=': (left, right) => order(left, right, (compared) => compared >= 0),
  in: (left, right) => Array.isArray(right) && right.some((item: Value) => areEqual(left, readItem(item))),
};

export function areEqual(left: Value, right: Value): boolean {
  if (left === null || right === null) return left === right;
  if (isDecimal(left) && isDecimal(right)) return left.equals(right);
  if (isMoment(left) && isMoment(right)) return Date.parse(left) === Date.parse(right);
  return left === right;
}

function compute(left: Value, right: Value, operation: 'plus' | 'minus' | 'times' | 'div' | 'mod'): Value {
  const result = asNumber(left)[operation](asNumber(right));
  return result.isFinite() ? result : null;
}

function asNumber(value: Value): Decimal {
  return isDecimal(value) ? value : typeof value === 'number' ? new Decimal(value) : zero;
}

function isZero(value: Value): boolean {
  return asNumber(value).isZero();
}

export function joinTexts(left: Value, right: Value): string {
  const text = `${asText(left)}${asText(right)}`;
  if (text.length > calcLimits.text) throw formulaTooCostly();
  return text;
}

function asText(value: Value): string {
  return typeof value === 'string' ? value : isDecimal(value) ? value.toFixed() : '';
}

function order(left: Value, right: Value, test: (compared: number) => boolean): boolean {
  if (isDecimal(left) && isDecimal(right)) return test(left.comparedTo(right));
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  if (isMoment(left) && isMoment(right)) return test(Date.parse(left) - Date.parse(right));
  return test(left < right ? -1 : left > right ? 1 : 0);
}

function isMoment(value: Value): value is string {
  return typeof value === 'string' && momentPattern.test(value) && !Number.isNaN(Date.parse(value));
}

/** A stored list holds numbers of JSON. */
function readItem(item: Value): Value {
  return typeof item === 'number' ? new Decimal(item) : item;
}
