import type { Action } from 'sala/schemas';
import { renameTerm } from '../../shared/renameTerm.ts';

/** What quotations and customers on the one hand, orders on the other, call the same terms of payment. */
const terms = {
  net_7: 'credit_7',
  net_15: 'credit_15',
  net_30: 'credit_30',
  net_45: 'credit_45',
  net_60: 'credit_60',
  net_90: 'credit_90',
  advance_100: 'advance_payment',
  advance: 'advance_payment',
  installment: 'installment',
};
/** Terms that the quotation leaves open are those of its customer. */
const term = renameTerm(terms, 'cash', 'coalesce(record.payment_term, customer.payment_terms)');

/** Only known customers and products can be ordered; what was quoted to others is ordered by hand. */
const isKnown = 'record.customer_id != null && record.items.all(l, l.product_id != null)';

/** The draft of a sales order with what was quoted; an order that was made of the quotation by hand is taken instead. */
export const createOrder: Action[] = [
  {
    create: 'sales',
    when: isKnown,
    unless: { quotation_id: '$record.id' },
    link: 'sales_order_id',
    fields: {
      quotation_id: 'record.id',
      customer_id: 'record.customer_id',
      customer_name: 'record.customer_name',
      payment_term: term,
      discount: "record.discount_type == 'amount' ? record.discount : null",
      discount_rate: "record.discount_type == 'amount' ? null : record.discount",
      vat_rate: 'record.vat_rate',
      vat_included: 'record.vat_included',
      withholding_rate: 'record.withholding_rate',
    },
    lines: {
      from: 'items',
      to: 'items',
      fields: {
        product_id: 'line.product_id',
        product_name: 'line.product_name',
        code: 'line.product_code',
        sku: 'line.sku',
        quantity: 'line.quantity',
        unit: 'line.unit',
        unit_price: 'line.unit_price',
        discount: 'line.discount',
        discount_type: 'line.discount_type',
      },
    },
  },
  { set: { conversion_status: "'fully_converted'" }, when: isKnown },
];
