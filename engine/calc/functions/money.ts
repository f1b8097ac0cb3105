import { Decimal, roundTo } from '../values/decimal.ts';
import type { Value } from '../values/value.ts';
import { addDays } from './dates.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';
import { lookUp, percentage, percentOf } from './tables.ts';

const feeByType = {
  credit_card: 2.65,
  debit_card: 1.85,
  bank_transfer: 0.5,
  mobile_banking: 0.3,
  e_wallet: 1.5,
  qrCode: 0.4,
};
const daysByTerms = { immediate: 0, net_7: 7, net_15: 15, net_30: 30, net_60: 60, net_90: 90 };

const { number, boolean } = gives;

/** Fees, margins, payments and terms. */
export const money = [
  defineFunction({
    name: 'paymentFee',
    takes: ['text', 'number'],
    gives: number,
    run: ([type, amount]) => roundTo(percentOf(amount, lookUp(feeByType, type) ?? 0)),
  }),
  defineFunction({
    name: 'penalty',
    takes: ['number', 'number'],
    gives: gives.object({ flat: number, perYear: number }),
    cost: costs.sums,
    run: ([amount, daysLate]) => {
      const flat = percentOf(amount, 15);
      return { flat: roundTo(flat), perYear: roundTo(flat.times(daysLate).div(365)) };
    },
  }),
  defineFunction({
    name: 'margin',
    takes: ['number', 'number'],
    gives: number,
    run: ([price, cost]) => roundOrNone(percentage(price.minus(cost), price)),
  }),
  defineFunction({
    name: 'markup',
    takes: ['number', 'number'],
    gives: number,
    run: ([price, cost]) => roundOrNone(percentage(price.minus(cost), cost)),
  }),
  defineFunction({
    name: 'earlyPaymentDiscount',
    takes: ['number', 'number?'],
    gives: gives.object({ discount: number, payable: number }),
    run: ([amount, percent]) => {
      const discount = roundTo(percentOf(amount, percent ?? 2));
      return { discount, payable: amount.minus(discount) };
    },
  }),
  defineFunction({
    name: 'restocking',
    takes: ['number', 'number'],
    gives: gives.object({ fee: number, refund: number }),
    run: ([amount, percent]) => {
      const fee = roundTo(percentOf(amount, percent));
      return { fee, refund: amount.minus(fee) };
    },
  }),
  defineFunction({
    name: 'convert',
    takes: ['number', 'number?'],
    gives: gives.object({ value: number, warning: boolean }),
    run: ([amount, rate]) => ({
      value: roundTo(amount.times(rate ?? 1)),
      warning: rate !== null && (rate.lessThanOrEqualTo(0) || rate.greaterThan(1_000)),
    }),
  }),
  defineFunction({
    name: 'equalInstalments',
    takes: ['number', 'number'],
    gives: gives.object({ each: number, last: number }),
    run: ([amount, count]) => {
      if (!count.isInteger() || count.lessThan(3) || count.greaterThan(60)) return null;
      const each = roundTo(amount.div(count));
      return { each, last: amount.minus(each.times(count.minus(1))) };
    },
  }),
  defineFunction({
    name: 'invoiceRemaining',
    takes: ['number', 'number?'],
    gives: number,
    run: ([total, paid]) => total.minus(paid ?? 0),
  }),
  defineFunction({
    name: 'invoiceDue',
    takes: ['date', 'text', 'number?'],
    gives: gives.date,
    run: ([from, terms, customDays]) => {
      const days = terms === 'custom' ? customDays : lookUp(daysByTerms, terms);
      return days && addDays(from, Math.trunc(days.toNumber()));
    },
  }),
  defineFunction({
    name: 'termDays',
    takes: ['text?'],
    gives: number,
    run: ([terms]) => new Decimal(readTermDays(terms ?? '')),
  }),
];

/** Loans, break-even, and the value of cash flows. */
export const finance = [
  defineFunction({
    name: 'loan',
    takes: ['number', 'number', 'number?'],
    gives: gives.object({ payment: number, total: number, interest: number }),
    cost: ([, , months]) => (months?.isInteger() === false ? 40 : 2) * costs.root,
    run: ([principal, annualRate, months]) => loan(principal, annualRate, months ?? new Decimal(12)),
  }),
  defineFunction({
    name: 'npv',
    takes: ['number', 'numbers', 'number?'],
    gives: number,
    cost: ([, flows]) => costs.sums + costs.root * flows.length,
    run: ([initial, flows, rate]) => {
      const factor = (rate ?? new Decimal(0.1)).plus(1);
      if (factor.isZero()) return null;
      const worth = flows.map((flow, at) => flow.div(factor.pow(at + 1)));
      return roundTo(worth.reduce((sum, value) => sum.plus(value), initial.negated()));
    },
  }),
  defineFunction({
    name: 'cashFlow',
    takes: ['number', 'number', 'number', 'number?'],
    gives: gives.object({ periods: number, first: number, last: number }),
    run: ([opening, inflow, outflow, count]) => {
      const periods = count ?? new Decimal(12);
      const change = inflow.minus(outflow);
      return { periods, first: opening.plus(change), last: opening.plus(change.times(periods)) };
    },
  }),
  defineFunction({
    name: 'breakEven',
    takes: ['number', 'number', 'number'],
    gives: gives.object({
      ...{ units: number, unitsRoundedUp: number, revenue: number },
      message: gives.object({ th: gives.text, en: gives.text }),
    }),
    run: ([fixed, price, variable]): Value => {
      if (price.lessThanOrEqualTo(variable)) return { message: sellsBelowCost };
      const units = fixed.div(price.minus(variable));
      return { units: roundTo(units), unitsRoundedUp: units.ceil(), revenue: roundTo(units.times(price)) };
    },
  }),
];

/** Why nothing is ever earned; there are no units then. */
const sellsBelowCost = {
  th: 'ราคาขายต้องสูงกว่าต้นทุนผันแปรต่อหน่วย',
  en: 'Selling price must be greater than variable cost per unit',
};

/** Equal payments at the end of each month; totals are those of the unrounded payment. */
function loan(principal: Decimal, annualRate: Decimal, months: Decimal) {
  if (principal.lessThanOrEqualTo(0) || months.lessThanOrEqualTo(0) || months.greaterThan(1_200)) return null;
  const rate = annualRate.div(12);
  const payment = rate.isZero()
    ? principal.div(months)
    : principal.times(rate).div(new Decimal(1).minus(rate.plus(1).pow(months.negated())));
  const total = payment.times(months);
  return { payment: roundTo(payment), total: roundTo(total), interest: roundTo(total.minus(principal)) };
}

/** `net_30`, `credit_45`, `15_days`: the number in them; what is paid at once: 0; other terms: 30. */
function readTermDays(terms: string): number {
  return /^(?:cash|cod|immediate|advance)/.test(terms) ? 0 : Number(/\d+/.exec(terms)?.[0] ?? 30);
}

function roundOrNone(value: Decimal | null): Decimal | null {
  return value && roundTo(value);
}
