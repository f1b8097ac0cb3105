import { defineRecordMachine } from 'sala/engine';
import type { Action, Guard, Text } from 'sala/schemas';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** Tells the requester what was decided. */
const tellRequester = (kind: 'success' | 'warning', title: Text): Action[] => [
  {
    notify: {
      to: 'record.created_by',
      kind,
      title,
      text: {
        th: 'เลขที่ {{record.purchase_request_code | default: -}}',
        en: 'No. {{record.purchase_request_code | default: -}}',
      },
    },
  },
];

/** The draft of an order with what was asked for, for those who buy to choose a supplier. */
const draftOrder: Action = {
  create: 'purchase_order',
  when: 'record.purchase_request_code != null',
  unless: { purchase_request_code: '$record.purchase_request_code' },
  link: 'purchase_order_id',
  fields: {
    purchase_request_code: 'record.purchase_request_code',
    description: 'record.description',
    department: 'record.department',
    requested_by: 'record.requested_by',
    priority: 'record.priority',
    purchase_type: 'record.purchase_type',
    category: 'record.category',
    expected_delivery_date: 'record.expected_delivery_date',
    justification: 'record.justification',
    delivery_address: 'record.delivery_address',
    supplier_suggestion: 'record.supplier_suggestion',
    budget_code: 'record.budget_code',
    cost_center: 'record.cost_center',
    currency: 'record.currency',
    exchange_rate: 'record.exchange_rate',
  },
  lines: {
    from: 'items',
    to: 'items',
    fields: {
      product_id: 'line.product_id',
      sku: 'line.sku',
      product_name: 'line.product_name',
      quantity: 'line.quantity',
      unit: 'line.unit',
      unit_price: 'line.unit_price',
      specifications: 'line.specifications',
    },
  },
};

/** What has come is said where it was ordered; a request without an order is only marked. */
const receivedByOrder: Guard = {
  hides: true,
  if: 'record.purchase_order_id == null',
  message: { th: 'บันทึกการรับของที่ใบสั่งซื้อ', en: 'Goods are received by its purchase order' },
};

export const machine = defineRecordMachine({
  id: 'purchase_request',
  initial: 'draft',
  states: createPurchaseStates(
    {
      approved: {
        // From here its order is what waits.
        tone: 'success',
        actions: [
          draftOrder,
          ...tellRequester('success', { th: 'ใบขอซื้อของคุณได้รับอนุมัติ', en: 'Your purchase request was approved' }),
        ],
        stamps: { approved_by: 'user', approved_at: 'now' },
      },
      rejected: {
        actions: tellRequester('warning', {
          th: 'ใบขอซื้อของคุณไม่ได้รับอนุมัติ',
          en: 'Your purchase request was rejected',
        }),
      },
    },
    // Its order is what goes to the supplier and comes in.
    { send: { seldom: true }, whole: { seldom: true }, part: { guards: [receivedByOrder] } },
  ),
});
