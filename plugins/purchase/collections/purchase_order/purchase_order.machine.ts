import { defineRecordMachine } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { draftBill } from '../../shared/draftBill.ts';
import { receiveGoods } from '../../shared/goodsReceipt.ts';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** Purchases name their order by id or by number. */
const ofThisOrder = { purchase_order: { $in: ['$record.id', '$record.po_number'] } };

/** Whoever receives a purchase of this order at the same moment waits, and then sees what came with the order. */
const tellPurchases: Action = {
  when: 'record.auto_update_stock == true',
  in: 'purchase',
  where: {
    ...ofThisOrder,
    state: { $in: ['approved', 'sent', 'acknowledged', 'partially_received'] },
    came_with_order: { $ne: true },
  },
  set: { came_with_order: true },
};

/** Goods of an order that keeps the stock come in with it; those of the others by a purchase of their own. */
const receiving = receiveGoods({
  source: 'purchase_order',
  when: 'record.auto_update_stock == true && line.product_id != null',
  code: 'coalesce(line.sku, line.product_id)',
  location: "'WH01'",
  whole: 'line.quantity',
  order: 'record.po_number',
  first: [tellPurchases],
});

/** An order that keeps the stock is billed by itself, those of the others by a purchase of their own, which may come first. */
const billOrder = draftBill({
  source: 'purchase_order',
  due: 'addDays(today, termDays(record.payment_terms))',
  order: 'record.po_number',
  billed: { ...ofThisOrder, source_type: 'purchase' },
  others: { in: 'purchase', where: ofThisOrder },
  when: 'record.auto_update_stock == true',
});

export const machine = defineRecordMachine({
  id: 'purchase_order',
  initial: 'draft',
  states: createPurchaseStates(
    {
      approved: { stamps: { approved_by: 'user', approved_at: 'now' } },
      sent: { stamps: { sent_date: 'now' } },
      invoiced: { actions: billOrder },
      acknowledged: { stamps: { acknowledged_date: 'now' } },
    },
    receiving,
  ),
});
