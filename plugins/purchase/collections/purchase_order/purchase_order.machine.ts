import { defineRecordMachine } from 'sala/engine';
import { receiveGoods } from '../../shared/goodsReceipt.ts';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** Goods of an order that keeps the stock come in with it; those of the others by a purchase of their own. */
const receiveOrder = receiveGoods({
  source: 'purchase_order',
  when: 'record.auto_update_stock == true && line.product_id != null',
  code: 'coalesce(line.sku, line.product_id)',
  quantity: 'line.quantity',
  location: "'WH01'",
});

export const machine = defineRecordMachine({
  id: 'purchase_order',
  initial: 'draft',
  states: createPurchaseStates({
    approved: { stamps: { approved_by: 'user', approved_at: 'now' } },
    sent: { stamps: { sent_date: 'now' } },
    received: { actions: [receiveOrder] },
    acknowledged: { stamps: { acknowledged_date: 'now' } },
  }),
});
