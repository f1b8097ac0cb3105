import { Decimal, roundTo } from '../values/decimal.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';

export const numbers = [
  defineFunction({
    name: 'round',
    takes: ['number', 'number?'],
    gives: gives.number,
    run: ([value, places]) => roundTo(value, clampPlaces(places)),
  }),
  defineFunction({ name: 'floor', takes: ['number'], gives: gives.number, run: ([value]) => value.floor() }),
  defineFunction({ name: 'ceil', takes: ['number'], gives: gives.number, run: ([value]) => value.ceil() }),
  defineFunction({ name: 'abs', takes: ['number'], gives: gives.number, run: ([value]) => value.abs() }),
  defineFunction({
    name: 'sqrt',
    takes: ['number'],
    gives: gives.number,
    cost: costs.root,
    run: ([value]) => (value.isNegative() ? null : value.sqrt()),
  }),
  defineFunction({
    name: 'clamp',
    takes: ['number', 'number', 'number'],
    gives: gives.number,
    run: ([value, lowest, highest]) => Decimal.max(lowest, Decimal.min(highest, value)),
  }),
  defineFunction({ name: 'sum', takes: ['numbers'], gives: gives.number, run: ([values]) => sumOf(values) }),
  defineFunction({
    name: 'average',
    takes: ['numbers'],
    gives: gives.number,
    run: ([values]) => (values.length === 0 ? null : sumOf(values).div(values.length)),
  }),
  defineFunction({
    name: 'min',
    takes: ['numbers'],
    gives: gives.number,
    run: ([values]) => leastOf(values),
  }),
  defineFunction({
    name: 'max',
    takes: ['numbers'],
    gives: gives.number,
    run: ([values]) => greatestOf(values),
  }),
];

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Decimal(0));
}

export function leastOf(values: readonly Decimal[]): Decimal | null {
  return pick(values, (value, best) => value.lessThan(best));
}

export function greatestOf(values: readonly Decimal[]): Decimal | null {
  return pick(values, (value, best) => value.greaterThan(best));
}

/** One after the other: a list may be longer than what a call takes as arguments. */
function pick(values: readonly Decimal[], isBetter: (value: Decimal, best: Decimal) => boolean): Decimal | null {
  return values.reduce<Decimal | null>((best, value) => (best === null || isBetter(value, best) ? value : best), null);
}

function clampPlaces(places: Decimal | null): number {
  return places === null ? 0 : Math.min(20, Math.max(0, Math.trunc(places.toNumber())));
}
