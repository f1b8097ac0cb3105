import { Decimal, roundTo } from '../values/decimal.ts';
import { readValue } from '../values/value.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';
import { sumOf } from './numbers.ts';
import { percentage, percentOf } from './tables.ts';

const factorByService: readonly (readonly [number, number])[] = [
  [0.9, 1.28],
  [0.95, 1.65],
  [0.99, 2.33],
  [0.995, 2.58],
];
/** The units in which stock is counted; a document may use others. */
const units = new Set(
  'ชิ้น ชุด กล่อง แพ็ค กิโลกรัม กรัม ลิตร เมตร ม้วน ขวด ถุง piece kg g l ml m cm sqm cbm box pack dozen set pair roll bottle can bag hour day month year'.split(
    ' ',
  ),
);
const { number, text, boolean } = gives;

/** Stock on hand: levels, status, value. A maximum of 0 means no maximum. */
export const stock = [
  defineFunction({
    name: 'stockStatus',
    takes: ['number', 'number', 'number', 'number'],
    gives: text,
    run: ([available, reorderPoint, minimum, maximum]) => {
      if (available.lessThanOrEqualTo(0)) return 'out_of_stock';
      if (available.lessThanOrEqualTo(reorderPoint)) return 'reorder';
      if (available.lessThanOrEqualTo(minimum)) return 'low';
      return maximum.greaterThan(0) && available.greaterThanOrEqualTo(maximum) ? 'overstock' : 'normal';
    },
  }),
  defineFunction({
    name: 'stockLevel',
    takes: ['number', 'number', 'number'],
    gives: text,
    run: ([held, minimum, maximum]) => {
      if (held.lessThanOrEqualTo(minimum.div(2))) return 'critical';
      if (held.lessThanOrEqualTo(minimum)) return 'low';
      return maximum.greaterThan(0) && held.greaterThanOrEqualTo(maximum.times(1.2)) ? 'overstock' : 'normal';
    },
  }),
  defineFunction({
    name: 'movementAge',
    takes: ['number'],
    gives: text,
    run: ([days]) =>
      days.greaterThanOrEqualTo(180) ? 'dead_stock' : days.greaterThanOrEqualTo(90) ? 'slow_moving' : 'normal',
  }),
  defineFunction({
    name: 'qtyAvailable',
    takes: ['number', 'number', 'number?'],
    gives: gives.object({ expected: number, valid: boolean, negativeWarning: boolean }),
    run: ([onHand, reserved, stated]) => {
      const expected = onHand.minus(reserved);
      const valid = stated === null || stated.minus(expected).abs().lessThanOrEqualTo(0.01);
      return { expected, valid, negativeWarning: expected.isNegative() && !expected.isZero() };
    },
  }),
  defineFunction({
    name: 'stockUnit',
    takes: ['text?'],
    gives: text,
    run: ([unit]) => (unit !== null && units.has(unit) ? unit : 'ชิ้น'),
  }),
  defineFunction({
    name: 'skuOf',
    takes: ['text?'],
    gives: text,
    run: ([code]) =>
      (code ?? '')
        .toUpperCase()
        .replace(/[^A-Z0-9._-]+/g, '-')
        .slice(0, 50) || 'NO-SKU',
  }),
  defineFunction({
    name: 'totalCostValue',
    takes: ['number', 'number'],
    gives: number,
    run: ([onHand, averageCost]) => roundTo(onHand.times(averageCost)),
  }),
  defineFunction({
    name: 'itemValue',
    takes: ['number', 'number'],
    gives: number,
    run: ([quantity, unitPrice]) => roundTo(quantity.times(unitPrice)),
  }),
  defineFunction({
    name: 'stockOperation',
    takes: ['number', 'text', 'number'],
    gives: number,
    run: ([held, operation, quantity]) => {
      if (operation === 'in') return held.plus(quantity);
      if (operation === 'out') return Decimal.max(0, held.minus(quantity));
      return operation === 'adjust' ? quantity : null;
    },
  }),
  defineFunction({
    name: 'balanceDefaults',
    takes: ['number'],
    gives: gives.object({ reorderPointAtLeast: number, reorderQuantity: number, maximum: number }),
    run: ([minimum]) => ({
      reorderPointAtLeast: new Decimal(5),
      reorderQuantity: Decimal.max(10, minimum.times(2)),
      maximum: minimum.times(10),
    }),
  }),
  defineFunction({
    name: 'turnover',
    takes: ['number?', 'number?'],
    gives: gives.object({ ratio: number, status: text }),
    run: ([costOfGoods, averageInventory]) => {
      if (!costOfGoods || !averageInventory || averageInventory.isZero()) return { ratio: null, status: 'no_data' };
      const ratio = costOfGoods.div(averageInventory);
      const status = ratio.lessThan(2) ? 'slow_moving' : ratio.greaterThan(12) ? 'fast_moving' : 'normal';
      return { ratio: roundTo(ratio), status };
    },
  }),
];

/** What to hold, what to order, and what holding costs. */
export const replenishment = [
  defineFunction({
    name: 'weightedAverageCost',
    takes: ['list', 'list', 'number?', 'number?'],
    gives: gives.object({ overReceivedQuantity: number, movingWithOnHand: number }),
    cost: ([quantities]) => costs.sums + 8 * quantities.length,
    run: ([quantities, costs, onHand, averageCost]) => {
      const received = quantities.map((each) => asNumber(each));
      const spent = sumOf(received.map((quantity, at) => quantity.times(asNumber(costs[at]))));
      const quantity = sumOf(received);
      const held = onHand ?? new Decimal(0);
      const whole = held.plus(quantity);
      const before = held.times(averageCost ?? 0);
      return {
        overReceivedQuantity: quantity.isZero() ? null : roundTo(spent.div(quantity)),
        movingWithOnHand: whole.isZero() ? null : roundTo(before.plus(spent).div(whole)),
      };
    },
  }),
  defineFunction({
    name: 'eoq',
    takes: ['number', 'number', 'number?', 'number?'],
    gives: number,
    cost: costs.root,
    run: ([annualDemand, unitCost, holdingRate, orderCost]) => {
      const holding = unitCost.times(holdingRate ?? 0.15);
      if (holding.lessThanOrEqualTo(0) || annualDemand.isNegative()) return null;
      return roundTo(
        annualDemand
          .times(2)
          .times(orderCost ?? 50)
          .div(holding)
          .sqrt(),
      );
    },
  }),
  defineFunction({
    name: 'holdingCost',
    takes: ['number', 'number?'],
    gives: number,
    run: ([value, rate]) => roundTo(value.times(rate ?? 0.15)),
  }),
  defineFunction({
    name: 'inventoryLoss',
    takes: ['number'],
    gives: gives.object({ obsolescence: number, damage: number }),
    run: ([value]) => ({ obsolescence: roundTo(percentOf(value, 5)), damage: roundTo(percentOf(value, 2)) }),
  }),
  defineFunction({
    name: 'averageDailyUsage',
    takes: ['number', 'number?'],
    gives: number,
    run: ([usage, window]) => (window?.isZero() ? null : roundTo(usage.div(window ?? 30))),
  }),
  defineFunction({
    name: 'safetyStock',
    takes: ['number', 'number', 'number?'],
    gives: number,
    cost: costs.root,
    run: ([serviceLevel, deviation, leadTimeDays]) => {
      const factor = factorByService.find(([level]) => serviceLevel.equals(level))?.[1];
      const days = leadTimeDays ?? new Decimal(7);
      return factor === undefined || days.isNegative() ? null : roundTo(deviation.times(factor).times(days.sqrt()));
    },
  }),
  defineFunction({
    name: 'reorderPoint',
    takes: ['number', 'number?', 'number?'],
    gives: number,
    run: ([dailyUsage, leadTimeDays, safety]) => dailyUsage.times(leadTimeDays ?? 7).plus(safety ?? 20),
  }),
  defineFunction({
    name: 'kpi',
    takes: ['number', 'number'],
    gives: number,
    run: ([numerator, denominator]) => {
      const percent = percentage(numerator, denominator);
      return percent && roundTo(percent);
    },
  }),
];

/** Items by value, greatest first: a up to 80 % of the whole, b up to 95 %, c beyond. */
export function classifyByValue(items: readonly { id: string; value: number }[]) {
  const total = sumOf(items.map(({ value }) => new Decimal(value)));
  let running = new Decimal(0);
  return items
    .toSorted((left, right) => right.value - left.value)
    .map(({ id, value }) => {
      running = running.plus(value);
      const share = total.isZero() ? new Decimal(0) : running.div(total).times(100);
      const grade = share.lessThanOrEqualTo(80) ? 'a' : share.lessThanOrEqualTo(95) ? 'b' : 'c';
      return { id, cumulativePercent: roundTo(share).toNumber(), class: grade };
    });
}

function asNumber(raw: unknown): Decimal {
  const value = readValue(raw, { kind: 'number' });
  return value instanceof Decimal ? value : new Decimal(0);
}
