import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../schemas/json.ts';
import { formatNumber } from '../../record/numbering/formatNumber.ts';
import { nextNumber } from '../../record/numbering/nextNumber.ts';
import { dayIn, periodKeyOf } from '../../record/numbering/period.ts';
import { compileFormula } from '../compileFormula.ts';
import { describeScope } from '../describeScope.ts';
import { classifyByValue } from './stock.ts';
import { purchaseRequestTotals, quotationTotals } from './tax.ts';

const scope = describeScope({ record: {} });

/** Each calculation of the specification with its worked example. Edge cases stand in `formulaFunctions.test.ts`. */
const formulas: [name: string, formula: string, result: Json][] = [
  ['shippingBase', 'shippingBase("kerry")', 45],
  ['distanceSurcharge', 'distanceSurcharge(10)', 0],
  ['deliveryTypeAdjustment', 'deliveryTypeAdjustment(100, "express")', 150],
  ['packageAddon', 'packageAddon("envelope")', -10],
  ['shippingCost', 'shippingCost("delivery", 0, null, null, 30, "standard", "box").total', 90],
  ['deliveryDays', 'deliveryDays(3, "express", 20)', 2],
  ['addBusinessDays', 'addWorkingDays("2026-11-21", 3)', '2026-11-25'],
  ['packagingCost', 'packagingCost("box", 5, 0.1)', { startedSteps: 15, fullSteps: 15, proportional: 15 }],
  ['handlingCost', 'handlingCost(10)', { startedTens: 10, fullTens: 10 }],
  ['zoneRate', 'zoneRate("local")', 30],
  ['vehicleForWeight', 'vehicleForWeight(20)', 'motorcycle'],
  ['paymentFee', 'paymentFee("credit_card", 1000)', 26.5],
  ['dueDate', 'addDays("2026-11-21", 30)', '2026-12-21'],
  ['penalty', 'penalty(10000, 30)', { flat: 1500, perYear: 123.29 }],
  ['margin', 'margin(150, 100)', 33.33],
  ['markup', 'markup(150, 100)', 50],
  [
    'weightedAverageCost',
    'weightedAverageCost([10, 30], [100, 120])',
    { overReceivedQuantity: 115, movingWithOnHand: 115 },
  ],
  ['eoq', 'eoq(1200, 100, 0.15)', 89.44],
  ['holdingCost', 'holdingCost(100000, 0.2)', 20000],
  ['inventoryLoss', 'inventoryLoss(100000)', { obsolescence: 5000, damage: 2000 }],
  ['averageDailyUsage', 'averageDailyUsage(90)', 3],
  ['safetyStock', 'safetyStock(0.95, 4)', 17.46],
  ['reorderPoint', 'reorderPoint(3)', 41],
  ['balanceDefaults', 'balanceDefaults(0)', { reorderPointAtLeast: 5, reorderQuantity: 10, maximum: 0 }],
  ['turnover', 'turnover(120000, 10000)', { ratio: 12, status: 'normal' }],
  ['stockStatus', 'stockStatus(0, 50, 10, 1000)', 'out_of_stock'],
  ['stockLevel', 'stockLevel(5, 10, 100)', 'critical'],
  ['movementAge', 'movementAge(90)', 'slow_moving'],
  ['qtyAvailable', 'qtyAvailable(100, 30, 70)', { expected: 70, valid: true, negativeWarning: false }],
  ['totalCostValue', 'totalCostValue(40, 115)', 4600],
  ['itemValue', 'itemValue(12, 45.5)', 546],
  ['stockOperation', 'stockOperation(10, "in", 5)', 15],
  ['oee', 'oee(0.9, 0.95, 0.99)', { oee: 0.84645, class: 'acceptable' }],
  [
    'oeeParts',
    'oeeParts(48, 1, 400, 392)',
    { availability: 0.9, performance: 0.925926, quality: 0.98, oee: 0.816667, class: 'acceptable' },
  ],
  ['capacityHours', 'capacityHours()', 149.6],
  ['utilisation', 'utilisation(95, 100)', { percent: 95, advice: 'high' }],
  ['actualProductionCost', 'actualProductionCost(5000, 2000, 750.5)', 7750.5],
  ['scrapRate', 'scrapRate(2, 100)', { percent: 2, acceptable: true }],
  ['bufferedTime', 'bufferedTime(480)', 528],
  ['breakEven', 'breakEven(100000, 150, 100)', { units: 2000, unitsRoundedUp: 2000, revenue: 300000 }],
  ['loan', 'loan(100000, 0.06)', { payment: 8606.64, total: 103279.72, interest: 3279.72 }],
  ['npv', 'npv(1000, [500, 500, 500])', 243.43],
  ['cashFlow', 'cashFlow(10000, 5000, 4000)', { periods: 12, first: 11000, last: 22000 }],
  ['thaiIdCheck', 'citizenIdDigit("123456789012")', 1],
  ['thaiIdValid', 'isCitizenId("1234567890121")', true],
  ['bahtWords', 'bahtWords(1234.75)', 'หนึ่งพันสองร้อยสามสิบสี่บาทถ้วน'],
  ['preVat', 'preVat(1070, 0.07)', 1000],
  ['vatIncluded', 'vatIncluded(1070, 0.07)', 70],
  ['vatAdded', 'vatAdded(1000, 7)', 70],
  ['lineAmount', 'lineAmount(2, 500, 10, "percent")', 900],
  ['taxInvoiceTotals', 'taxInvoiceTotals(1000, 100, 50)', { netTotal: 950, vatAmount: 66.5, grandTotal: 1016.5 }],
  ['invoiceRemaining', 'invoiceRemaining(1070, 500)', 570],
  ['invoiceDue', 'invoiceDue("2026-11-21", "net_30")', '2026-12-21'],
  ['expiryTile', 'expiryTile("2026-12-21", "2026-11-21")', { days: 30, colour: 'green' }],
  ['pageCount', 'pageCount("quotation", 41)', { basePages: 3, total: 3 }],
  ['paddedRows', 'paddedRows(1, 3)', 3],
  ['zoom', 'zoom(1, 3)', 1.3],
  ['supplierScore', 'supplierScore(90, 80, 70, 60, 50)', { score: 75, rating: 'good' }],
  ['supplierCredit', 'supplierCredit(79999, 100000)', { percent: 80, status: 'good' }],
  ['onTime', 'onTime(8, 10)', { percent: 80, warning: false }],
  ['documentExpiry', 'documentExpiry("2026-12-21", "2026-11-21")', { days: 30, warning: true, expired: false }],
  ['supplierInactive', 'supplierInactive("2025-11-20", "2026-11-21")', true],
  ['withholding', 'withholding(10000)', { withheld: 300, vat: 700, payable: 10400 }],
  ['orderDefaults', 'orderDefaults(10000)', { tax: 700, commission: 500 }],
  ['convert', 'convert(100, 35.5)', { value: 3550, warning: false }],
  ['approvalTier', 'approvalTier("quotation", 100000)', 'sales_rep'],
  ['discountApprover', 'discountApprover(10)', 'rep'],
  ['restocking', 'restocking(2000, 15)', { fee: 300, refund: 1700 }],
  ['returnDeadline', 'returnDeadline("2026-11-21", "standard")', '2026-12-21'],
  ['labourCost', 'labourCost("technician", 8)', 1600],
  ['earlyPaymentDiscount', 'earlyPaymentDiscount(50000)', { discount: 1000, payable: 49000 }],
  [
    'quotationDates',
    'quotationDates("2026-11-21")',
    {
      validUntil: '2026-12-21',
      followUps: ['2026-11-24', '2026-11-28', '2026-12-05', '2026-12-12'],
      expiryReminders: ['2026-12-14', '2026-12-18', '2026-12-20'],
    },
  ],
  ['conversionRate', 'conversionRate(1, 4)', { percent: 25, meetsTarget: true }],
  ['fulfilment', 'fulfilment(0, 10)', { percent: 0, status: 'pending' }],
  ['kpi', 'kpi(2, 100)', 2],
  [
    'journal',
    'journal("sales-invoice", 1070)',
    [
      { account: 'accounts-receivable', debit: 1070, credit: 0 },
      { account: 'sales-revenue', debit: 0, credit: 1070 },
    ],
  ],
  ['equalInstalments', 'equalInstalments(1000, 3)', { each: 333.33, last: 333.34 }],
  ['buddhistYear', 'buddhistYear(2026)', 2569],
  ['badge', 'badge(99)', '99'],
];

/** What works on lists of records, or needs the sequences of a site, stands beside the formulas. */
const beside: Record<string, () => void> = {
  abc: () =>
    expect(
      classifyByValue([
        { id: 'P1', value: 700 },
        { id: 'P2', value: 300 },
      ])[0],
    ).toMatchObject({ class: 'a' }),
  quotationTotals: () => expect(quotationTotals([{ quantity: 1, unitPrice: 100 }])).toMatchObject({ grandTotal: 107 }),
  purchaseRequestTotals: () =>
    expect(purchaseRequestTotals([{ quantity: 10, unitPrice: 150 }])).toEqual({
      subtotal: 1500,
      tax: 105,
      total: 1605,
    }),
  fallbackCode: () => {
    const day = dayIn(new Date(0));
    expect(formatNumber('SUP{time:6}', { day, sequence: 1, time: 1_795_219_199_123 })).toBe('SUP199123');
  },
  documentNumber: () => {
    const pattern = { pattern: 'RC{year}{month}-{sequence:6}', reset: 'monthly' } as const;
    const date = new Date('2026-11-21T05:00:00Z');
    expect(nextNumber({ pattern, sequence: null, date }).number).toBe('RC202611-000001');
    // A longer sequence is kept whole.
    expect(nextNumber({ pattern, sequence: 9_999_999, date }).number).toBe('RC202611-10000000');
  },
  sequenceReset: () => {
    const keyOf = (moment: string) => periodKeyOf('yearly', dayIn(new Date(moment)));
    // By the clock of Bangkok.
    expect(keyOf('2025-12-31T16:59:00Z')).not.toBe(keyOf('2025-12-31T17:00:00Z'));
    expect(keyOf('2026-01-01T00:00:00Z')).toBe(keyOf('2026-12-31T16:00:00Z'));
  },
};

describe('the calculations of the specification', () => {
  it.each(formulas)('%s', (_, formula, result) => {
    expect(compileFormula(formula, scope).run({ today: '2026-11-21' })).toEqual(result);
  });

  it.each(Object.entries(beside))('%s', (_, prove) => prove());

  test('are all there', () => {
    expect(new Set([...formulas.map(([name]) => name), ...Object.keys(beside)]).size).toBe(85);
  });
});
