import { Decimal, roundTo } from '../values/decimal.ts';
import { daysBetween } from './dates.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';
import { firstWithin, gradeOf, percentage, readTable } from './tables.ts';

const limitsByArea: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  payment: {
    auto: 10_000,
    supervisor: 50_000,
    manager: 200_000,
    director: 1_000_000,
    cfo: 5_000_000,
    ceo: 10_000_000,
    board: Infinity,
  },
  production: { supervisor: 100_000, manager: 500_000, director: 1_000_000, executive: Infinity },
  quotation: { sales_rep: 100_000, sales_manager: 500_000, sales_director: 1_000_000, vp_of_sales: Infinity },
  returns: { supervisor: 5_000, manager: 20_000, director: 50_000, executive: Infinity },
  sales: { sales_team: 100_000, sales_manager: 500_000, finance: 1_000_000, management: Infinity },
  workOrder: { supervisor: 50_000, manager: 200_000, director: 500_000, executive: Infinity },
};
const discountLimits = { rep: 10, manager: 20, director: 30, vp: 50 };
const supplierWeights = [30, 25, 20, 15, 10];
const supplierGrades = [
  ['excellent', 90],
  ['good', 70],
  ['average', 50],
] as const;
const { number, text, boolean } = gives;

/** Who may approve, and how suppliers, orders and offers do. */
export const scores = [
  defineFunction({
    name: 'approvalTier',
    takes: ['text', 'number'],
    gives: text,
    run: ([area, amount]) => firstWithin(readTable(limitsByArea, area) ?? {}, amount),
  }),
  defineFunction({
    name: 'discountApprover',
    takes: ['number'],
    gives: text,
    run: ([percent]) => firstWithin(discountLimits, percent),
  }),
  defineFunction({
    name: 'supplierScore',
    takes: ['number', 'number', 'number', 'number', 'number'],
    gives: gives.object({ score: number, rating: text }),
    cost: costs.sums,
    run: (marks) => {
      const score = marks.reduce(
        (sum, mark, at) => sum.plus(mark.times(supplierWeights[at] ?? 0).div(100)),
        new Decimal(0),
      );
      return { score: roundTo(score), rating: gradeOf(score, supplierGrades, 'poor') };
    },
  }),
  defineFunction({
    name: 'supplierCredit',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, status: text }),
    run: ([used, limit]) => {
      const percent = percentage(used, limit);
      if (!percent) return null;
      return {
        percent: roundTo(percent),
        status: gradeOf(
          percent,
          [
            ['exceeded', 100],
            ['warning', 80],
          ],
          'good',
        ),
      };
    },
  }),
  defineFunction({
    name: 'onTime',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, warning: boolean }),
    run: ([onTime, total]) => {
      const percent = percentage(onTime, total);
      return percent && { percent: roundTo(percent), warning: percent.lessThan(80) };
    },
  }),
  defineFunction({
    name: 'documentExpiry',
    takes: ['date', 'date'],
    gives: gives.object({ days: number, warning: boolean, expired: boolean }),
    run: ([expiry, today]) => {
      const days = daysBetween(today, expiry);
      return { days: new Decimal(days), warning: days <= 30, expired: days < 0 };
    },
  }),
  defineFunction({
    name: 'supplierInactive',
    takes: ['date', 'date'],
    gives: boolean,
    run: ([last, today]) => daysBetween(last, today) > 365,
  }),
  defineFunction({
    name: 'conversionRate',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, meetsTarget: boolean }),
    run: ([accepted, sent]) => {
      const percent = percentage(accepted, sent);
      return percent && { percent: roundTo(percent), meetsTarget: percent.greaterThanOrEqualTo(25) };
    },
  }),
  defineFunction({
    name: 'fulfilment',
    takes: ['number', 'number'],
    gives: gives.object({ percent: number, status: text }),
    run: ([done, ordered]) => {
      const percent = percentage(done, ordered) ?? new Decimal(0);
      const status = percent.lessThanOrEqualTo(0) ? 'pending' : percent.lessThan(100) ? 'partial' : 'fulfilled';
      return { percent: roundTo(percent), status };
    },
  }),
];
