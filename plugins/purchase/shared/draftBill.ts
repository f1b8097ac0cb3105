import type { Action, Condition } from 'sala/schemas';

interface Bill {
  /** The collection whose goods it is for. */
  source: string;
  due: string;
  /** A formula: the order that the goods were ordered by. */
  order: string;
  /** Finds the bill that the other document of the chain has left already. */
  billed: Condition;
  /** The other documents of the chain, which learn of the bill. */
  others: { in: string; where: Condition };
  /** Of those records alone; without it, of all. */
  when?: string;
}

/** What is cancelled or corrected stands for no bill. */
const withdrawn = ['cancelled', 'reversed', 'amended'];

/**
 * The draft document for the books of what a supplier has billed: one for an order and the purchase that names it, whichever is
 * invoiced first. Both name it, so that two people who invoice them at the same moment wait for each other.
 */
export const draftBill = ({ source, due, order, billed, others, when }: Bill): Action[] => [
  {
    ...(when && { when }),
    create: 'finance',
    link: 'bill_id',
    unless: { ...billed, document_type: 'purchase-invoice', state: { $nin: withdrawn } },
    fields: {
      document_type: "'purchase-invoice'",
      source_type: `'${source}'`,
      source_transaction_id: 'record.id',
      purchase_order: order,
      party_id: 'record.supplier_id',
      party_name: 'record.supplier_name',
      amount: 'record.total_amount',
      currency: 'record.currency',
      due_date: due,
      payment_status: "'unpaid'",
    },
  },
  {
    when: 'record.bill_id != null',
    in: others.in,
    where: { ...others.where, bill_id: null },
    set: { bill_id: 'record.bill_id' },
  },
];
