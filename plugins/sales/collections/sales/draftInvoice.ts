import type { Action } from 'sala/schemas';
import { renameTerm } from '../../shared/renameTerm.ts';

/** What orders and invoices call the same terms of payment; the others have days of their own. */
const terms = {
  cash: 'immediate',
  credit_7: 'net_7',
  credit_15: 'net_15',
  credit_30: 'net_30',
  credit_60: 'net_60',
  credit_90: 'net_90',
};
const term = renameTerm(terms, 'custom');

const forBooks: Action = {
  create: 'finance',
  fields: {
    document_type: "'sales-invoice'",
    source_type: "'sales'",
    source_transaction_id: 'record.id',
    party_id: 'record.customer_id',
    party_name: 'record.customer_name',
    amount: 'record.total',
    due_date: 'record.due_date',
    payment_status: "'unpaid'",
  },
};

/** Invoices add their tax to their prices: what was sold with the tax in its prices is invoiced by hand. */
const forCustomer: Action = {
  create: 'invoice',
  when: 'record.vat_included != true',
  unless: { sales_order_id: '$record.id' },
  fields: {
    sales_order_id: 'record.id',
    sales_order_number: 'record.order_number',
    quotation_id: 'record.quotation_id',
    customer_id: 'record.customer_id',
    customer_name: 'record.customer_name',
    customer_phone: 'record.customer_phone',
    customer_email: 'record.customer_email',
    customer_address: 'record.customer_address',
    payment_terms: term,
    payment_terms_days: 'termDays(record.payment_term)',
    due_date: 'record.due_date',
    discount_amount: 'record.items.sum(l, l.total) - record.after_discount',
    shipping_cost: 'coalesce(record.shipping_cost, 0)',
    vat_rate: "record.tax_type in ['exempt', 'export_tax'] ? 0 : coalesce(record.vat_rate, 0)",
  },
  lines: {
    from: 'items',
    to: 'items',
    fields: {
      product_id: 'line.product_id',
      product_name: 'coalesce(line.product_name, line.product.product_name, line.product_id)',
      product_code: 'line.code',
      sku: 'line.sku',
      quantity: 'line.quantity',
      unit: 'line.unit',
      unit_price: 'coalesce(line.unit_price, 0)',
      discount_percent: "line.discount_type == 'amount' ? null : line.discount",
      discount_amount: "line.discount_type == 'amount' ? line.discount : null",
    },
  },
};

/** The drafts that an invoiced sale leaves, due after its terms: for the books, and for the customer. */
export const draftInvoice: Action[] = [
  { set: { due_date: 'coalesce(record.due_date, addDays(today, termDays(record.payment_term)))' } },
  forBooks,
  forCustomer,
];
