import { defineRecordMachine } from 'sala/engine';
import type { Action, Condition } from 'sala/schemas';
import { draftBill } from '../../shared/draftBill.ts';
import { receiveGoods } from '../../shared/goodsReceipt.ts';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** A purchase names its order by number or by id. */
const ofItsOrder = (number: string, id: string): Condition => ({
  $or: [number, id].map((field) => ({ [field]: { $ne: null, $eq: '$record.purchase_order' } })),
});

/** The draft document of an invoiced purchase for the books, due after its terms. What its order has billed is billed already. */
const draftInvoice: Action[] = [
  { set: { due_date: 'coalesce(record.due_date, addDays(today, termDays(record.payment_terms)))' } },
  ...draftBill({
    source: 'purchase',
    due: 'record.due_date',
    order: 'record.purchase_order',
    billed: { ...ofItsOrder('purchase_order', 'source_transaction_id'), source_type: 'purchase_order' },
    others: { in: 'purchase_order', where: ofItsOrder('po_number', 'id') },
  }),
];

/** An order of which nothing has come yet leaves its goods and its bill to the purchase that brings them. */
const takeOver: Action = {
  in: 'purchase_order',
  where: {
    ...ofItsOrder('po_number', 'id'),
    state: { $in: ['approved', 'sent', 'acknowledged'] },
    auto_update_stock: true,
  },
  set: { auto_update_stock: false },
};

/** A purchase may say before it is received how much of each line came. What came with its order is in the stock already. */
const receiving = receiveGoods({
  source: 'purchase',
  when: 'true',
  code: "coalesce(line.sku, line.product_code, line.product_id, 'NO-SKU')",
  location: "coalesce(line.location, record.location, 'WH01')",
  whole: 'coalesce(line.received_quantity, line.quantity)',
  order: 'record.purchase_order',
  booked: {
    ...ofItsOrder('purchase_order', 'reference_id'),
    reference_type: 'purchase_order',
    product_id: { $ne: null, $eq: '$line.product_id' },
  },
  first: [takeOver],
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
