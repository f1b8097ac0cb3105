import type { JsonObject } from '../../../schemas/json.ts';
import { Decimal, roundTo } from '../values/decimal.ts';
import { leaveValue, readValue } from '../values/value.ts';
import { bahtWords } from './bahtWords.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';
import { sumOf } from './numbers.ts';
import { lookUp, percentOf } from './tables.ts';

const rateByVatType = { standard: 7, exempted: 0, zero_rated: 0 };
const { number } = gives;

/** Lines, value added tax inside and on top, and tax withheld from the amount before it. */
export const tax = [
  defineFunction({
    name: 'lineAmount',
    takes: ['number', 'number', 'number?', 'text?'],
    gives: number,
    run: ([quantity, unitPrice, discount, discountType]) => lineAmount(quantity, unitPrice, discount, discountType),
  }),
  defineFunction({
    name: 'preVat',
    takes: ['number', 'number'],
    gives: number,
    cost: costs.sums,
    run: ([total, rate]) => preVat(total, rate),
  }),
  defineFunction({
    name: 'vatIncluded',
    takes: ['number', 'number'],
    gives: number,
    cost: costs.sums,
    run: ([total, rate]) => {
      const net = preVat(total, rate);
      return net && total.minus(net);
    },
  }),
  defineFunction({
    name: 'vatAdded',
    takes: ['number', 'number'],
    gives: number,
    run: ([net, percent]) => roundTo(percentOf(net, percent)),
  }),
  defineFunction({
    name: 'withholding',
    takes: ['number', 'number?', 'number?'],
    gives: gives.object({ withheld: number, vat: number, payable: number }),
    cost: costs.sums,
    run: ([net, percent, vatPercent]) => {
      const withheld = roundTo(percentOf(net, percent ?? 3));
      const vat = roundTo(percentOf(net, vatPercent ?? 7));
      return { withheld, vat, payable: net.plus(vat).minus(withheld) };
    },
  }),
  defineFunction({
    name: 'orderDefaults',
    takes: ['number'],
    gives: gives.object({ tax: number, commission: number }),
    cost: costs.sums,
    run: ([net]) => ({ tax: roundTo(percentOf(net, 7)), commission: roundTo(percentOf(net, 5)) }),
  }),
  defineFunction({
    name: 'taxInvoiceTotals',
    takes: ['number', 'number?', 'number?', 'text?'],
    gives: gives.object({ netTotal: number, vatAmount: number, grandTotal: number }),
    run: ([subtotal, discount, shipping, vatType]) => {
      const netTotal = subtotal.minus(discount ?? 0).plus(shipping ?? 0);
      const rate = lookUp(rateByVatType, vatType ?? 'standard');
      if (!rate) return null;
      const vatAmount = roundTo(percentOf(netTotal, rate));
      return { netTotal, vatAmount, grandTotal: netTotal.plus(vatAmount) };
    },
  }),
  defineFunction({ name: 'bahtWords', takes: ['number'], gives: gives.text, run: ([amount]) => bahtWords(amount) }),
];

/** The sums at the foot of a quotation, of lines with `quantity`, `unitPrice`, `discount`, `discountType`. */
export function quotationTotals(items: readonly JsonObject[], vatPercent = 7) {
  const lines = items.map((item) => ({ whole: wholeOf(item), net: netOf(item) }));
  const subtotal = roundTo(sumOf(lines.map(({ whole }) => whole)));
  const afterDiscount = roundTo(sumOf(lines.map(({ net }) => net)));
  const vat = roundTo(percentOf(afterDiscount, vatPercent));
  const grandTotal = afterDiscount.plus(vat);
  const sums = { subtotal, totalDiscount: subtotal.minus(afterDiscount), afterDiscount, vat, grandTotal };
  return leaveValue({ ...sums, words: bahtWords(grandTotal) });
}

/** The sums of a purchase request: seven percent on top, no discount. */
export function purchaseRequestTotals(items: readonly JsonObject[]) {
  const subtotal = roundTo(sumOf(items.map(wholeOf)));
  const vat = roundTo(percentOf(subtotal, 7));
  return leaveValue({ subtotal, tax: vat, total: subtotal.plus(vat) });
}

function lineAmount(quantity: Decimal, price: Decimal, discount: Decimal | null, type: string | null): Decimal {
  const whole = quantity.times(price);
  if (!discount) return roundTo(whole);
  return roundTo(type === 'percent' ? whole.minus(percentOf(whole, discount)) : whole.minus(discount));
}

function preVat(total: Decimal, rate: Decimal): Decimal | null {
  return rate.equals(-1) ? null : roundTo(total.div(rate.plus(1)));
}

function wholeOf(item: JsonObject): Decimal {
  return readNumber(item.quantity).times(readNumber(item.unitPrice));
}

function netOf(item: JsonObject): Decimal {
  const type = typeof item.discountType === 'string' ? item.discountType : null;
  return lineAmount(readNumber(item.quantity), readNumber(item.unitPrice), readNumber(item.discount), type);
}

function readNumber(raw: unknown): Decimal {
  const value = readValue(raw, { kind: 'number' });
  return value instanceof Decimal ? value : new Decimal(0);
}
