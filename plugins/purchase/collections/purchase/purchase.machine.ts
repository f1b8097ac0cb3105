import { defineRecordMachine } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { draftBill } from '../../shared/draftBill.ts';
import { receiveGoods } from '../../shared/goodsReceipt.ts';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** The draft document of an invoiced purchase for the books, due after its terms. */
const draftInvoice: Action[] = [
  { set: { due_date: 'coalesce(record.due_date, addDays(today, termDays(record.payment_terms)))' } },
  draftBill({ source: 'purchase', due: 'record.due_date' }),
];

/** A purchase may say before it is received how much of each line came. */
const receiving = receiveGoods({
  source: 'purchase',
  when: 'true',
  code: "coalesce(line.sku, line.product_code, line.product_id, 'NO-SKU')",
  location: "coalesce(line.location, record.location, 'WH01')",
  whole: 'coalesce(line.received_quantity, line.quantity)',
});

export const machine = defineRecordMachine({
  id: 'purchase',
  initial: 'draft',
  states: createPurchaseStates(
    {
      approved: { stamps: { approved_by: 'user', approved_at: 'now' } },
      received: { stamps: { received_by: 'user', received_at: 'now' } },
      invoiced: { actions: draftInvoice },
    },
    receiving,
  ),
});
