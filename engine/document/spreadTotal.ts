import { Decimal, decimal } from '../calc/values/decimal.ts';

/** A total over amounts by their share, to the satang: what rounding leaves of one goes to the next, so that they sum to it. */
export function spreadTotal(total: number, amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum.plus(amount), decimal(0));
  if (whole.isZero()) return amounts.map(() => 0);
  let seen = decimal(0);
  let given = decimal(0);
  return amounts.map((amount) => {
    seen = seen.plus(amount);
    const due = seen.times(total).dividedBy(whole).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    const own = due.minus(given);
    given = due;
    return own.toNumber();
  });
}
