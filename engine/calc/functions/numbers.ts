import { Decimal, roundTo } from '../values/decimal.ts';
import { defineFunction, gives } from './formulaFunction.ts';

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
    run: ([values]) => (values.length === 0 ? null : Decimal.min(...values)),
  }),
  defineFunction({
    name: 'max',
    takes: ['numbers'],
    gives: gives.number,
    run: ([values]) => (values.length === 0 ? null : Decimal.max(...values)),
  }),
];

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Decimal(0));
}

function clampPlaces(places: Decimal | null): number {
  return places === null ? 0 : Math.min(20, Math.max(0, Math.trunc(places.toNumber())));
}
