import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import { compileFormula } from '../compileFormula.ts';
import { describeScope } from '../describeScope.ts';
import { formulaFunctions } from './formulaFunctions.ts';
import { classifyByValue } from './stock.ts';
import { purchaseRequestTotals, quotationTotals } from './tax.ts';

const scope = describeScope({ record: {} });
const run = (source: string) => compileFormula(source, scope).run({ today: '2026-11-21' });

/** The worked examples of the specification, then its edge cases and those of ordinary life. */
const groups: [string, [string, unknown][]][] = [
  [
    'delivery',
    [
      ['shippingBase("kerry")', 45],
      ['shippingBase("pigeon")', null],
      ['distanceSurcharge(10)', 0],
      ['distanceSurcharge(30)', 40],
      ['distanceSurcharge(50)', 80],
      ['distanceSurcharge(51)', 85],
      ['deliveryTypeAdjustment(100, "express")', 150],
      ['deliveryTypeAdjustment(100, "same_day")', 200],
      ['deliveryTypeAdjustment(100, "bulk")', 90],
      ['packageAddon("envelope")', -10],
      ['packageAddon("box")', 0],
      ['shippingCost("delivery", 0, 0, 0, 30, "standard", "box").total', 90],
      [
        'shippingCost("delivery", 2, 10, 0.5, 30, "standard", "fragile", true, true)',
        {
          base: 50,
          weightPart: 20,
          volumePart: 50,
          distancePart: 40,
          packageAddon: 25,
          fragileAddon: 20,
          total: 266.5,
        },
      ],
      ['deliveryDays(3, "express", 20)', 2],
      ['deliveryDays(0, "express", 20)', 0],
      ['deliveryDays(3, "same_day", 120)', 1],
      ['addWorkingDays("2026-11-21", 3)', '2026-11-25'],
      ['addWorkingDays("2026-11-21", 0)', '2026-11-21'],
      ['addWorkingDays("2026-12-04", 1, [date("2026-12-07T00:00:00Z")])', '2026-12-08'],
      ['addWorkingDays("2026-11-23", -1)', '2026-11-20'],
      ['isWorkingDay("2026-11-21")', false],
      ['isWorkingDay("2026-11-23")', true],
      ['atTime("2026-11-21", "08:30")', '2026-11-21T01:30:00.000Z'],
      ['atTime("2026-11-21", "8:30")', null],
      ['workingDaysBetween("2026-11-20", "2026-11-27")', 5],
      ['packagingCost("box", 5, 0.1)', { startedSteps: 15, fullSteps: 15, proportional: 15 }],
      ['packagingCost("box", 5, 0.3)', { startedSteps: 35, fullSteps: 35, proportional: 35 }],
      ['packagingCost("tube", 6)', { startedSteps: 15, fullSteps: 10, proportional: 11 }],
      ['handlingCost(10)', { startedTens: 10, fullTens: 10 }],
      ['handlingCost(11)', { startedTens: 20, fullTens: 10 }],
      ['zoneRate("local")', 30],
      ['vehicleForWeight(20)', 'motorcycle'],
      ['vehicleForWeight(20.5)', 'car'],
      ['vehicleForWeight(30001)', null],
    ],
  ],
  [
    'money',
    [
      ['paymentFee("credit_card", 1000)', 26.5],
      ['paymentFee("cash", 1000)', 0],
      ['paymentFee("qr_code", 1000)', 4],
      ['addDays("2026-11-21", 30)', '2026-12-21'],
      ['penalty(10000, 30)', { flat: 1500, perYear: 123.29 }],
      ['margin(150, 100)', 33.33],
      ['margin(0, 100)', null],
      ['markup(150, 100)', 50],
      ['markup(150, 0)', null],
      ['earlyPaymentDiscount(50000)', { discount: 1000, payable: 49_000 }],
      ['restocking(2000, 15)', { fee: 300, refund: 1700 }],
      ['convert(100, 35.5)', { value: 3550, warning: false }],
      ['convert(100)', { value: 100, warning: false }],
      ['convert(100, 0).warning && convert(1, 1000.01).warning', true],
      ['equalInstalments(1000, 3)', { each: 333.33, last: 333.34 }],
      ['equalInstalments(1000, 2)', null],
      ['equalInstalments(1000, 61)', null],
      ['invoiceRemaining(1070, 500)', 570],
      ['invoiceDue("2026-11-21", "net_30")', '2026-12-21'],
      ['invoiceDue("2026-11-21", "custom")', null],
      ['invoiceDue("2026-11-21", "custom", 5)', '2026-11-26'],
      ['termDays("net_30") + termDays("credit_45") + termDays("15_days")', 90],
      ['termDays("cash_on_delivery") + termDays("advance_50") + termDays("immediate")', 0],
      ['termDays(null) + termDays("custom")', 60],
      ['loan(100000, 0.06)', { payment: 8606.64, total: 103_279.72, interest: 3279.72 }],
      ['loan(1200, 0, 12)', { payment: 100, total: 1200, interest: 0 }],
      ['loan(0, 0.06)', null],
      ['loan(100, 0.06, 0)', null],
      ['npv(1000, [500, 500, 500])', 243.43],
      ['cashFlow(10000, 5000, 4000)', { periods: 12, first: 11_000, last: 22_000 }],
      ['breakEven(100000, 150, 100)', { units: 2000, unitsRoundedUp: 2000, revenue: 300_000 }],
      ['breakEven(100, 7, 4).unitsRoundedUp', 34],
      ['breakEven(100000, 100, 100)', null],
    ],
  ],
  [
    'tax',
    [
      ['preVat(1070, 0.07)', 1000],
      ['preVat(100, 0.07)', 93.46],
      ['vatIncluded(1070, 0.07)', 70],
      ['vatIncluded(100, 0.07)', 6.54],
      ['vatAdded(1000, 7)', 70],
      ['vatAdded(1000, 0)', 0],
      ['lineAmount(2, 500, 10, "percent")', 900],
      ['lineAmount(2, 500, 10, "amount")', 990],
      ['lineAmount(3, 0.1)', 0.3],
      ['lineAmount(1, 1.005)', 1.01],
      ['withholding(10000)', { withheld: 300, vat: 700, payable: 10_400 }],
      ['withholding(10000, 5, 0).payable', 9500],
      ['orderDefaults(10000)', { tax: 700, commission: 500 }],
      ['taxInvoiceTotals(1000, 100, 50)', { netTotal: 950, vatAmount: 66.5, grandTotal: 1016.5 }],
      ['taxInvoiceTotals(1000, 0, 0, "exempted").grandTotal', 1000],
      ['bahtWords(1234.75)', 'หนึ่งพันสองร้อยสามสิบสี่บาทถ้วน'],
      ['bahtWords(0)', 'ศูนย์บาทถ้วน'],
      ['bahtWords(11)', 'สิบเอ็ดบาทถ้วน'],
      ['bahtWords(21)', 'ยี่สิบเอ็ดบาทถ้วน'],
      ['bahtWords(101)', 'หนึ่งร้อยเอ็ดบาทถ้วน'],
      ['bahtWords(1000000)', 'หนึ่งล้านบาทถ้วน'],
      ['bahtWords(9999999)', 'เก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทถ้วน'],
      ['bahtWords(10000000)', 'มากกว่าสิบล้านบาท'],
    ],
  ],
  [
    'stock',
    [
      ['weightedAverageCost([10, 30], [100, 120])', { overReceivedQuantity: 115, movingWithOnHand: 115 }],
      ['weightedAverageCost([10], [100], 10, 200).movingWithOnHand', 150],
      ['weightedAverageCost([], []).overReceivedQuantity', null],
      ['eoq(1200, 100)', 89.44],
      ['eoq(1200, 100, 0.2)', 77.46],
      ['holdingCost(100000)', 15_000],
      ['holdingCost(100000, 0.2)', 20_000],
      ['inventoryLoss(100000)', { obsolescence: 5000, damage: 2000 }],
      ['averageDailyUsage(90)', 3],
      ['safetyStock(0.95, 4)', 17.46],
      ['safetyStock(0.8, 4)', null],
      ['reorderPoint(3)', 41],
      ['balanceDefaults(0)', { reorderPointAtLeast: 5, reorderQuantity: 10, maximum: 0 }],
      ['balanceDefaults(20).reorderQuantity', 40],
      ['turnover(120000, 10000)', { ratio: 12, status: 'normal' }],
      ['turnover(19999, 10000).status', 'slow_moving'],
      ['turnover(120001, 10000).status', 'fast_moving'],
      ['turnover(null, 10000)', { ratio: null, status: 'no_data' }],
      ['stockStatus(0, 50, 10, 1000)', 'out_of_stock'],
      ['stockStatus(50, 50, 10, 1000)', 'reorder'],
      ['stockStatus(20, 5, 20, 1000)', 'low'],
      ['stockStatus(1000, 50, 10, 1000)', 'overstock'],
      ['stockStatus(51, 50, 10, 1000)', 'normal'],
      ['stockLevel(5, 10, 100)', 'critical'],
      ['stockLevel(0, 0, 0)', 'critical'],
      ['stockLevel(6, 10, 100)', 'low'],
      ['stockLevel(120, 10, 100)', 'overstock'],
      ['movementAge(89)', 'normal'],
      ['movementAge(90)', 'slow_moving'],
      ['movementAge(180)', 'dead_stock'],
      ['qtyAvailable(100, 30, 70)', { expected: 70, valid: true, negativeWarning: false }],
      ['qtyAvailable(100.3, 30.1, 70.21).valid', true],
      ['qtyAvailable(1, 2)', { expected: -1, valid: true, negativeWarning: true }],
      ['stockUnit("ขวด")', 'ขวด'],
      ['stockUnit("คิว")', 'ชิ้น'],
      ['skuOf("t 1/ก")', 'T-1-'],
      ['skuOf("")', 'NO-SKU'],
      ['totalCostValue(40, 115)', 4600],
      ['itemValue(12, 45.5)', 546],
      ['stockOperation(10, "in", 5)', 15],
      ['stockOperation(10, "out", 15)', 0],
      ['stockOperation(10, "adjust", 3)', 3],
      ['stockOperation(10, "burn", 3)', null],
      ['kpi(2, 100)', 2],
      ['kpi(2, 0)', null],
    ],
  ],
  [
    'production',
    [
      ['oee(0.9, 0.95, 0.99)', { oee: 0.84645, class: 'acceptable' }],
      ['oee(1, 1, 0.85).class', 'world_class'],
      ['oee(1, 1, 0.39).class', 'poor'],
      [
        'oeeParts(48, 1, 400, 392)',
        { availability: 0.9, performance: 0.925926, quality: 0.98, oee: 0.816667, class: 'acceptable' },
      ],
      ['oeeParts(480, 1, 400, 392)', null],
      ['capacityHours()', 149.6],
      ['utilisation(95, 100)', { percent: 95, advice: 'high' }],
      ['utilisation(90, 100).advice + utilisation(60, 100).advice', 'in_rangein_range'],
      ['actualProductionCost(5000, 2000, 750.5)', 7750.5],
      ['scrapRate(2, 100)', { percent: 2, acceptable: true }],
      ['scrapRate(2, 0)', null],
      ['bufferedTime(480)', 528],
      ['labourCost("technician", 8)', 1600],
      ['labourCost("poet", 8)', null],
    ],
  ],
  [
    'scores',
    [
      ['approvalTier("quotation", 100000)', 'sales_rep'],
      ['approvalTier("quotation", 100000.01)', 'sales_manager'],
      ['approvalTier("payment", 99999999)', 'board'],
      ['approvalTier("party", 1)', null],
      ['approvalTier("work_order", 50000)', 'supervisor'],
      ['discountApprover(10)', 'rep'],
      ['discountApprover(50)', 'vp'],
      ['discountApprover(50.01)', null],
      ['supplierScore(90, 80, 70, 60, 50)', { score: 75, rating: 'good' }],
      ['supplierCredit(79999, 100000)', { percent: 80, status: 'good' }],
      ['supplierCredit(80000, 100000).status', 'warning'],
      ['supplierCredit(100000, 100000).status', 'exceeded'],
      ['supplierCredit(1, 0)', null],
      ['onTime(8, 10)', { percent: 80, warning: false }],
      ['onTime(0, 0)', null],
      ['documentExpiry("2026-12-21", today)', { days: 30, warning: true, expired: false }],
      ['documentExpiry("2026-11-20", today).expired', true],
      ['supplierInactive("2025-11-20", today)', true],
      ['supplierInactive("2025-11-21", today)', false],
      ['conversionRate(1, 4)', { percent: 25, meetsTarget: true }],
      ['conversionRate(0, 0)', null],
      ['fulfilment(0, 10)', { percent: 0, status: 'pending' }],
      ['fulfilment(9.9999, 10)', { percent: 100, status: 'partial' }],
      ['fulfilment(10, 10).status', 'fulfilled'],
      ['fulfilment(0, 0).status', 'pending'],
    ],
  ],
  [
    'documents',
    [
      [
        'quotationDates("2026-11-21")',
        {
          validUntil: '2026-12-21',
          followUps: ['2026-11-24', '2026-11-28', '2026-12-05', '2026-12-12'],
          expiryReminders: ['2026-12-14', '2026-12-18', '2026-12-20'],
        },
      ],
      ['expiryTile("2026-12-21", today)', { days: 30, colour: 'green' }],
      ['expiryTile("2026-11-24", today).colour', 'orange'],
      ['expiryTile(today, today).colour', 'orange'],
      ['expiryTile("2026-11-20", today).colour', 'red'],
      ['expiryTile(null, today)', null],
      ['returnDeadline("2026-11-21", "standard")', '2026-12-21'],
      ['pageCount("quotation", 41)', { basePages: 3, total: 3 }],
      ['pageCount("quotation", 0, 20, true)', { basePages: 1, total: 2 }],
      ['pageCount("purchase_request", 100).basePages', 2],
      ['paddedRows(1, 3)', 3],
      ['zoom(1, 3)', 1.3],
      ['zoom(2.9, 5)', 3],
      ['zoom(0.4, -9)', 0.3],
      ['badge(99)', '99'],
      ['badge(100)', '99+'],
      ['buddhistYear(2026)', 2569],
      ['citizenIdDigit("123456789012")', 1],
      ['citizenIdDigit("12345")', null],
      ['isCitizenId("1234567890121")', true],
      ['isCitizenId("1-2345-67890-12-1")', false],
      [
        'journal("sales-invoice", 1070)',
        [
          { account: 'accounts-receivable', debit: 1070, credit: 0 },
          { account: 'sales-revenue', debit: 0, credit: 1070 },
        ],
      ],
      ['journal("poem", 1)', null],
    ],
  ],
  [
    'numbers, texts and dates',
    [
      ['round(2.345, 2)', 2.35],
      ['round(-2.345, 2)', -2.35],
      ['round(1.005, 2)', 1.01],
      ['floor(-1.5) + ceil(-1.5) + abs(-3)', 0],
      ['clamp(7, 1, 5)', 5],
      ['sqrt(2) * sqrt(2) > 1.999999', true],
      ['min([3, 1]) + max([3, 1])', 4],
      ['upper("ab") + lower("CD") + trim(" e ")', 'ABcde'],
      ['"abc".contains("b") && "abc".startsWith("a") && "abc".endsWith("c")', true],
      ['string(1.50) + "/" + string(true)', '1.5/true'],
      ['addMonths("2026-01-31", 1)', '2026-02-28'],
      ['addMonths("2028-02-29", 12)', '2029-02-28'],
      ['endOfMonth("2028-02-01")', '2028-02-29'],
      ['daysBetween("2026-11-21", "2026-12-21")', 30],
      ['year(today) * 10000 + month(today) * 100 + day(today)', 20_261_121],
      ['weekday(today)', 6],
      ['addDays("9999-12-31", 1)', null],
      ['addDays(today, 1e20)', null],
      ['date("2026-11-20T18:00:00Z")', '2026-11-21'],
      ['earliest([today, addDays(today, -1)])', '2026-11-20'],
      ['latest([today, addDays(today, -1)])', '2026-11-21'],
      ['sum([1, null, 2.5])', 3.5],
      ['average([1, 2])', 1.5],
      ['average([])', null],
      ['size([1, 2]) + size("ไทย")', 5],
      ['join(["a", "b"], "-")', 'a-b'],
      ['coalesce(null, "", "x")', 'x'],
    ],
  ],
];

describe.each(groups)('%s', (_, examples) => {
  it.each(examples)('%s', (source, expected) => {
    expect(run(source)).toEqual(expected);
  });
});

test('quotation totals, with the amount in words', () => {
  const items: JsonObject[] = [
    { quantity: 2, unitPrice: 500, discount: 10, discountType: 'percent' },
    { quantity: 1, unitPrice: 250 },
  ];
  expect(quotationTotals(items)).toEqual({
    subtotal: 1250,
    totalDiscount: 100,
    afterDiscount: 1150,
    vat: 80.5,
    grandTotal: 1230.5,
    words: 'หนึ่งพันสองร้อยสามสิบบาทถ้วน',
  });
  expect(quotationTotals([])).toMatchObject({ subtotal: 0, grandTotal: 0 });
});

test('purchase request totals', () => {
  const items = [
    { quantity: 10, unitPrice: 150 },
    { quantity: 2, unitPrice: 75.5 },
  ];
  expect(purchaseRequestTotals(items)).toEqual({ subtotal: 1651, tax: 115.57, total: 1766.57 });
});

test('classes by value', () => {
  const values = [700, 150, 100, 50].map((value, at) => ({ id: `P${at + 1}`, value }));
  expect(classifyByValue(values)).toEqual([
    { id: 'P1', cumulativePercent: 70, class: 'a' },
    { id: 'P2', cumulativePercent: 85, class: 'b' },
    { id: 'P3', cumulativePercent: 95, class: 'b' },
    { id: 'P4', cumulativePercent: 100, class: 'c' },
  ]);
  expect(classifyByValue([{ id: 'only', value: 5 }])).toMatchObject([{ class: 'c' }]);
  expect(classifyByValue([{ id: 'none', value: 0 }])).toMatchObject([{ class: 'a' }]);
});

test('every function has an example', () => {
  const sources = groups.flatMap(([, examples]) => examples.map(([source]) => source)).join(' ');
  const absent = [...formulaFunctions.keys()].filter((name) => !new RegExp(`\\b${name}\\(`).test(sources));
  expect(absent).toEqual([]);
});
