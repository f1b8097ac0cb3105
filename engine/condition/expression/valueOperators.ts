import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { compareValues, equalValues } from '../values/compareValues.ts';
import { asResult, isTrue, toNumber, type Value, writeNumber } from './value.ts';

type Operator = (args: readonly Value[]) => Value;

const decimal = /^[+-]?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,3})?$/;
const whole = /^[+-]?\d{1,15}$/;

/** Operators that compare, choose and convert. A missing value compares as null. */
export const valueOperators = {
  eq: ([left, right]) => equalValues(left ?? null, right ?? null),
  ne: ([left, right]) => !equalValues(left ?? null, right ?? null),
  gt: ([left, right]) => compareValues(left, right) > 0,
  gte: ([left, right]) => compareValues(left, right) >= 0,
  lt: ([left, right]) => compareValues(left, right) < 0,
  lte: ([left, right]) => compareValues(left, right) <= 0,
  cmp: ([left, right]) => Math.sign(compareValues(left, right)),
  and: (args) => args.every(isTrue),
  or: (args) => args.some(isTrue),
  not: ([value]) => !isTrue(value),
  ifNull: (args) => args.find((value) => value !== undefined && value !== null) ?? args.at(-1),
  type: ([value]) => nameType(value),
  isNumber: ([value]) => typeof value === 'number',
  toInt: ([value]) => {
    if (typeof value === 'string') return whole.test(value) ? Number(value) + 0 : null;
    const number = toDouble(value);
    const truncated = number === undefined ? undefined : Math.trunc(number);
    return asResult(truncated !== undefined && Number.isSafeInteger(truncated) ? truncated : undefined);
  },
  toDouble: ([value]) => asResult(toDouble(value)),
  toBool: ([value]) => (value === undefined || value === null ? null : isTrue(value)),
  toText: ([value]) => {
    if (typeof value === 'number') return writeNumber(value);
    return typeof value === 'boolean' || typeof value === 'string' ? String(value) : null;
  },
  mergeObjects: mergeObjects,
} satisfies Record<string, Operator>;

function toDouble(value: Value): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return toNumber(value);
  return decimal.test(value) ? toNumber(Number(value)) : undefined;
}

function nameType(value: Value): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value !== 'number') return typeof value;
  if (!Number.isInteger(value)) return 'double';
  return value >= -2147483648 && value <= 2147483647 ? 'int' : 'long';
}

function mergeObjects(args: readonly Value[]): Json {
  const [only] = args;
  const parts = args.length === 1 && Array.isArray(only) ? only : args;
  const present = parts.filter((part) => part !== undefined && part !== null);
  if (!present.every(isJsonObject)) return null;
  return Object.fromEntries(present.flatMap((part) => Object.entries(part)));
}
