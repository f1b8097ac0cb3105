import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import { draftInvoice, payableEntry, readTotal } from './draftInvoice.ts';

const date = '2026-11-21';

describe('draftInvoice', () => {
  it('is a sales invoice of a sale, due after its terms', () => {
    const record = { customer_id: 'c1', customer_name: 'บริษัท ก', total: 1070, payment_term: 'credit_45' };
    expect(draftInvoice({ collection: 'sales', id: 'so1', record, date })).toEqual({
      document_type: 'sales-invoice',
      source_type: 'sales',
      source_transaction_id: 'so1',
      party_id: 'c1',
      party_name: 'บริษัท ก',
      amount: 1070,
      due_date: '2027-01-05',
      payment_status: 'unpaid',
    });
  });

  it('is a purchase invoice of a purchase, and the entry in payables its sister', () => {
    const record = { supplier_id: 's1', total_amount: 500, payment_terms: 'cash_on_delivery', currency: 'USD' };
    const source = { collection: 'purchase' as const, id: 'pu1', record, date };
    expect(draftInvoice(source)).toMatchObject({
      document_type: 'purchase-invoice',
      party_id: 's1',
      due_date: date,
      currency: 'USD',
    });
    expect(payableEntry(source)).toMatchObject({ subtype: 'accounts_payable', payment_status: 'unpaid', amount: 500 });
  });

  it('keeps a stated due date and adds up items where no total is stated', () => {
    expect(draftInvoice({ collection: 'sales', id: 'x', record: { due_date: '2026-12-01' }, date }).due_date).toBe(
      '2026-12-01',
    );
    expect(draftInvoice({ collection: 'sales', id: 'x', record: {}, date }).due_date).toBe('2026-12-21');
    expect(readTotal({ items: [{ quantity: 3, unit_price: 0.1 }, { total: 0.2 }, { quantity: 2 }] })).toBe(0.5);
  });
});

it('refuses journal entries that do not balance', () => {
  const entries = [
    { account: 'accounts-receivable', debit: 99.99, credit: 0 },
    { account: 'sales-revenue', debit: 0, credit: 99.99 },
  ];
  expect(checks.finance?.({ journal_entries: entries }).errors).toEqual([]);
  expect(checks.finance?.({ journal_entries: entries.slice(1) }).errors).toMatchObject([
    { code: 'journal_unbalanced' },
  ]);
});
