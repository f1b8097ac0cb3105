import { Decimal, roundTo } from '../values/decimal.ts';
import { defineFunction, gives } from './formulaFunction.ts';
import { gradeOf, lookUp, percentage } from './tables.ts';

const rateByRole = { technician: 200, supervisor: 300, specialist: 400, engineer: 500 };
const oeeClasses = [
  ['world_class', 0.85],
  ['acceptable', 0.65],
  ['low', 0.4],
] as const;
const { number, text, boolean } = gives;

/** Machines, hours and what a production order costs. */
export const production = [
  defineFunction({
    name: 'oee',
    takes: ['number', 'number', 'number'],
    gives: gives.object({ oee: number, class: text }),
    run: ([availability, performance, quality]) => gradeOee(availability.times(performance).times(quality)),
  }),
  defineFunction({
    name: 'oeeParts',
    takes: ['number', 'number', 'number', 'number', 'number?'],
    gives: gives.object({ availability: number, performance: number, quality: number, oee: number, class: text }),
    run: ([downtime, idealCycle, total, good, planned]) => {
      const time = planned ?? new Decimal(480);
      const run = time.minus(downtime);
      if (time.isZero() || run.isZero() || total.isZero()) return null;
      const availability = run.div(time);
      const performance = idealCycle.times(total).div(run);
      const quality = good.div(total);
      const parts = { availability, performance, quality };
      const rounded = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, roundTo(part, 6)]));
      return { ...rounded, ...gradeOee(availability.times(performance).times(quality)) };
    },
  }),
  defineFunction({
    name: 'capacityHours',
    takes: ['number?', 'number?', 'number?'],
    gives: number,
    run: ([hours, days, efficiency]) => roundTo((hours ?? new Decimal(8)).times(days ?? 22).times(efficiency ?? 0.85)),
  }),
  defineFunction({
    name: 'utilisation',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, advice: text }),
    run: ([used, capacity]) => {
      const percent = percentage(used, capacity);
      if (!percent) return null;
      const advice = percent.greaterThan(90) ? 'high' : percent.lessThan(60) ? 'low' : 'in_range';
      return { percent: roundTo(percent), advice };
    },
  }),
  defineFunction({
    name: 'actualProductionCost',
    takes: ['number?', 'number?', 'number?'],
    gives: number,
    run: ([materials, labour, overhead]) =>
      roundTo(
        new Decimal(0)
          .plus(materials ?? 0)
          .plus(labour ?? 0)
          .plus(overhead ?? 0),
      ),
  }),
  defineFunction({
    name: 'scrapRate',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, acceptable: boolean }),
    run: ([scrapped, produced]) => {
      const percent = percentage(scrapped, produced);
      return percent && { percent: roundTo(percent), acceptable: percent.lessThanOrEqualTo(2) };
    },
  }),
  defineFunction({
    name: 'bufferedTime',
    takes: ['number'],
    gives: number,
    run: ([minutes]) => roundTo(minutes.times(1.1)),
  }),
  defineFunction({
    name: 'labourCost',
    takes: ['text', 'number'],
    gives: number,
    run: ([role, hours]) => {
      const rate = lookUp(rateByRole, role);
      return rate && roundTo(rate.times(hours));
    },
  }),
];

function gradeOee(value: Decimal) {
  return { oee: roundTo(value, 6), class: gradeOf(value, oeeClasses, 'poor') };
}
