import type { Action } from 'sala/schemas';

interface Bill {
  /** The collection whose goods it is for. */
  source: string;
  due: string;
  /** Of those records alone; without it, of all. */
  when?: string;
}

/** The draft document for the books of what a supplier has billed. */
export const draftBill = ({ source, due, when }: Bill): Action => ({
  ...(when && { when }),
  create: 'finance',
  fields: {
    document_type: "'purchase-invoice'",
    source_type: `'${source}'`,
    source_transaction_id: 'record.id',
    party_id: 'record.supplier_id',
    party_name: 'record.supplier_name',
    amount: 'record.total_amount',
    currency: 'record.currency',
    due_date: due,
    payment_status: "'unpaid'",
  },
});
