import type { Json } from '../../../schemas/json.ts';
import { compareValues, equalValues } from '../values/compareValues.ts';
import { largestList } from './operators.ts';
import { asResult, sumExactly, toNumber, toWhole, type Value } from './value.ts';

type Operator = (args: readonly Value[]) => Value;

/** An argument that is not an array makes the result null. */
export const listOperators = {
  size: ([list]) => (Array.isArray(list) ? list.length : null),
  arrayElemAt: ([list, index]) => {
    const position = toWhole(index);
    return Array.isArray(list) && position !== undefined ? list.at(position) : null;
  },
  first: ([list]) => (Array.isArray(list) ? list[0] : null),
  last: ([list]) => (Array.isArray(list) ? list.at(-1) : null),
  in: ([value, list]) => Array.isArray(list) && list.some((item) => equalValues(item, value ?? null)),
  slice: ([list, ...range]) => {
    const numbers = range.map(toWhole);
    const [first, second] = numbers;
    if (!Array.isArray(list) || first === undefined || numbers.includes(undefined)) return null;
    if (second === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
    if (second < 1) return null;
    const from = first < 0 ? Math.max(0, list.length + first) : first;
    return list.slice(from, from + second);
  },
  concatArrays: (args) => {
    if (!args.every(Array.isArray)) return null;
    const joined: Json[] = args.flat();
    return joined.length > largestList ? null : joined;
  },
  reverseArray: ([list]) => (Array.isArray(list) ? list.toReversed() : null),
  isArray: ([list]) => Array.isArray(list),
  sum: (args) => sumExactly(numbersOf(args)),
  avg: (args) => {
    const numbers = numbersOf(args);
    return numbers.length === 0 ? null : asResult(sumExactly(numbers) / numbers.length);
  },
  min: (args) => pick(args, -1),
  max: (args) => pick(args, 1),
} satisfies Record<string, Operator>;

/** One argument that is an array stands for its elements. */
function itemsOf(args: readonly Value[]): readonly Value[] {
  const [only] = args;
  return args.length === 1 && Array.isArray(only) ? only : args;
}

function numbersOf(args: readonly Value[]): number[] {
  return itemsOf(args)
    .map(toNumber)
    .filter((number) => number !== undefined);
}

function pick(args: readonly Value[], sign: 1 | -1): Json {
  let best: Json = null;
  for (const item of itemsOf(args)) {
    if (item === undefined || item === null) continue;
    if (best === null || compareValues(item, best) * sign > 0) best = item;
  }
  return best;
}
