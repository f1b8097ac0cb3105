import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Decimals of formulas: 40 digits, half rounded away from zero, as PostgreSQL rounds `numeric`. Squares of squares would have billions
 * of digits before the point: what no JSON holds is infinite, or nothing.
 */
export const Decimal = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 40,
  maxE: 400,
  minE: -400,
});

export type Decimal = DecimalJs;

/** A number of JSON as a decimal: 0.1 is a tenth. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Decimal(value);
}

/** Rounds to places after the point, two as money has them; halves go away from zero, so a credit mirrors its invoice. */
export function roundTo(value: Decimal, places = 2): Decimal {
  return value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
}
