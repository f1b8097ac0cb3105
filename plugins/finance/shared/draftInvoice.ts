import { Decimal } from 'decimal.js';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** The sale or purchase that a finance document is created from. */
export interface InvoiceSource {
  collection: 'sales' | 'purchase';
  id: string;
  record: JsonObject;
  /** The day of the document, `YYYY-MM-DD`. */
  date: string;
}

/** The draft finance document of an invoiced sale or purchase. */
export function draftInvoice(source: InvoiceSource): JsonObject {
  const { collection, id, record, date } = source;
  const party = collection === 'sales' ? 'customer' : 'supplier';
  return {
    document_type: collection === 'sales' ? 'sales-invoice' : 'purchase-invoice',
    source_type: collection,
    source_transaction_id: id,
    ...pickText('party_id', record[`${party}_id`]),
    ...pickText('party_name', record[`${party}_name`]),
    amount: readTotal(record),
    ...pickText('currency', record.currency),
    due_date: readDueDate(record, date),
    payment_status: 'unpaid',
  };
}

/** The accounts-payable entry of a purchase, written on request. */
export function payableEntry(source: InvoiceSource & { collection: 'purchase' }): JsonObject {
  return { ...draftInvoice(source), subtype: 'accounts_payable' };
}

/** The total of a document: its own, else the sum of its items. */
export function readTotal({ total_amount, total, amount, items }: JsonObject): number {
  const stated = [total_amount, total, amount].find((value) => typeof value === 'number');
  if (typeof stated === 'number') return stated;
  const lines = Array.isArray(items) ? items.filter(isJsonObject) : [];
  return lines
    .reduce((sum, line) => sum.plus(readLine(line)), new Decimal(0))
    .toDecimalPlaces(2)
    .toNumber();
}

function readLine({ total, quantity, unit_price: price }: JsonObject): Decimal {
  if (typeof total === 'number') return new Decimal(total);
  return typeof quantity === 'number' && typeof price === 'number'
    ? new Decimal(quantity).times(price)
    : new Decimal(0);
}

function readDueDate({ due_date, payment_terms, payment_term }: JsonObject, date: string): string {
  if (typeof due_date === 'string' && due_date !== '') return due_date;
  const due = new Date(`${date}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + readTermDays(payment_terms ?? payment_term));
  return due.toISOString().slice(0, 10);
}

/** `net_30`, `credit_45`, `15_days` → the number in it; paid at once → 0; unknown terms → 30. */
function readTermDays(terms: Json | undefined): number {
  if (typeof terms !== 'string') return 30;
  if (/^(?:cash|cod|immediate|advance)/.test(terms)) return 0;
  const days = /\d+/.exec(terms)?.[0];
  return days === undefined ? 30 : Number(days);
}

function pickText(name: string, value: Json | undefined): JsonObject {
  return typeof value === 'string' && value !== '' ? { [name]: value } : {};
}
