import { isCitizenId } from '../../people/isCitizenId.ts';
import { Decimal } from '../values/decimal.ts';
import { addDays, daysBetween } from './dates.ts';
import { defineFunction, gives } from './formulaFunction.ts';
import { lookUp } from './tables.ts';

/** A purchase request has two pages at least, of 12 items each. */
const leastPages = { purchaseRequest: 2 };
const itemsPerPage = { purchaseRequest: 12 };
const daysByReturn = { standard: 30, electronics: 14, perishable: 7, custom: 60, warranty: 365 };
const accounts = {
  'sales-invoice': ['accounts-receivable', 'sales-revenue'],
  'purchase-invoice': ['inventory-asset', 'accounts-payable'],
} as const;
const { number, text, boolean, date, dates } = gives;

/** Dates, pages, numbers and entries of documents. */
export const documents = [
  defineFunction({
    name: 'quotationDates',
    takes: ['date', 'number?'],
    gives: gives.object({ validUntil: date, followUps: dates, expiryReminders: dates }),
    run: ([from, validityDays]) => {
      const validUntil = addDays(from, Math.trunc((validityDays ?? new Decimal(30)).toNumber()));
      if (validUntil === null) return null;
      const after = (days: number[], start: string) => days.map((count) => addDays(start, count));
      return { validUntil, followUps: after([3, 7, 14, 21], from), expiryReminders: after([-7, -3, -1], validUntil) };
    },
  }),
  defineFunction({
    name: 'expiryTile',
    takes: ['date', 'date'],
    gives: gives.object({ days: number, colour: text }),
    run: ([validUntil, today]) => {
      const days = daysBetween(today, validUntil);
      return { days: new Decimal(days), colour: days < 0 ? 'red' : days <= 3 ? 'orange' : 'green' };
    },
  }),
  defineFunction({
    name: 'returnDeadline',
    takes: ['date', 'text'],
    gives: date,
    run: ([from, kind]) => {
      const days = lookUp(daysByReturn, kind);
      return days && addDays(from, days.toNumber());
    },
  }),
  defineFunction({
    name: 'pageCount',
    takes: ['text', 'number', 'number?', 'boolean?'],
    gives: gives.object({ basePages: number, total: number }),
    run: ([type, items, perPage, copy]) => {
      const room = perPage ?? lookUp(itemsPerPage, type) ?? new Decimal(20);
      const needed = room.lessThanOrEqualTo(0) ? new Decimal(1) : items.div(room).ceil();
      const basePages = Decimal.max(lookUp(leastPages, type) ?? 1, needed);
      return { basePages, total: copy ? basePages.times(2) : basePages };
    },
  }),
  defineFunction({
    name: 'paddedRows',
    takes: ['number', 'number'],
    gives: number,
    run: ([items, least]) => Decimal.max(items, least),
  }),
  defineFunction({
    name: 'zoom',
    takes: ['number', 'number'],
    gives: number,
    run: ([scale, steps]) => Decimal.min(3, Decimal.max(0.3, scale.plus(steps.times(0.1)))),
  }),
  defineFunction({
    name: 'badge',
    takes: ['number'],
    gives: text,
    run: ([count]) => (count.greaterThan(99) ? '99+' : count.toFixed()),
  }),
  defineFunction({ name: 'buddhistYear', takes: ['number'], gives: number, run: ([year]) => year.plus(543) }),
  defineFunction({ name: 'citizenIdDigit', takes: ['text'], gives: number, run: ([digits]) => citizenIdDigit(digits) }),
  defineFunction({ name: 'isCitizenId', takes: ['text'], gives: boolean, run: ([id]) => isCitizenId(id) }),
  defineFunction({
    name: 'journal',
    takes: ['text', 'number'],
    gives: { kind: 'list', items: gives.object({ account: text, debit: number, credit: number }) },
    run: ([type, amount]) => {
      if (!Object.hasOwn(accounts, type)) return null;
      const [debit, credit] = accounts[type as keyof typeof accounts];
      const none = new Decimal(0);
      return [
        { account: debit, debit: amount, credit: none },
        { account: credit, debit: none, credit: amount },
      ];
    },
  }),
];

/** The last digit of a citizen number, from the twelve before it. */
function citizenIdDigit(digits: string): Decimal | null {
  if (!/^\d{12}$/.test(digits)) return null;
  const last = Array.from({ length: 10 }, (_, digit) => digit).find((digit) => isCitizenId(`${digits}${digit}`));
  return last === undefined ? null : new Decimal(last);
}
