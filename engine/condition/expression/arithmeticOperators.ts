import type { Json } from '../../../schemas/json.ts';
import type { CallSettings } from './expressionTree.ts';
import { asResult, toNumber, type Value } from './value.ts';

type Operator = (args: readonly Value[], settings: CallSettings) => Json;

/**
 * Calculates in double precision, as JavaScript and `float8` do; an argument that is not a number makes the result
 * null.
 */
export const arithmeticOperators = {
  add: (args) => fold(args, (left, right) => left + right),
  multiply: (args) => fold(args, (left, right) => left * right),
  subtract: ([left, right]) => combine(left, right, (a, b) => a - b),
  divide: ([left, right]) => combine(left, right, (a, b) => (b === 0 ? undefined : a / b)),
  mod: ([left, right]) => combine(left, right, (a, b) => (b === 0 ? undefined : a - b * Math.trunc(a / b))),
  abs: ([value]) => change(value, Math.abs),
  ceil: ([value]) => change(value, Math.ceil),
  floor: ([value]) => change(value, Math.floor),
  round: ([value], { places = 0 }) => change(value, (number) => roundTo(number, places, roundHalfToEven)),
  trunc: ([value], { places = 0 }) => change(value, (number) => roundTo(number, places, Math.trunc)),
} satisfies Record<string, Operator>;

function fold(args: readonly Value[], join: (left: number, right: number) => number): Json {
  const [first, ...others] = args;
  let result = asResult(toNumber(first));
  for (const other of others) result = combine(result, other, join);
  return result;
}

function combine(left: Value, right: Value, join: (left: number, right: number) => number | undefined): Json {
  const [a, b] = [toNumber(left), toNumber(right)];
  return a === undefined || b === undefined ? null : asResult(join(a, b));
}

function change(value: Value, apply: (number: number) => number): Json {
  const number = toNumber(value);
  return number === undefined ? null : asResult(apply(number));
}

function roundTo(number: number, places: number, round: (number: number) => number): number {
  const factor = 10 ** Math.abs(places);
  return places >= 0 ? round(number * factor) / factor : round(number / factor) * factor;
}

function roundHalfToEven(number: number): number {
  const floor = Math.floor(number);
  const rest = number - floor;
  if (rest !== 0.5) return Math.round(number);
  return floor % 2 === 0 ? floor : floor + 1;
}
