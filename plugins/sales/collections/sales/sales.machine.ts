import { defineRecordMachine, events, guardApproval, states } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { draftInvoice } from './draftInvoice.ts';

const approval = guardApproval({ th: 'ยอด {{record.total}}', en: 'A total of {{record.total}}' });
const confirm = {
  title: { th: 'ยืนยันการขาย', en: 'Confirm' },
  event: 'CONFIRM',
  roles: ['superadmin', 'admin', 'manager', 'sales', 'finance'],
  guards: approval.decide,
};
const deliver = { title: { th: 'ส่งถึงแล้ว', en: 'Mark delivered' }, event: 'DELIVER' };
const takeBack = { title: { th: 'รับคืน', en: 'Take back' }, event: 'RETURN' };

/** Those who may confirm it are told where the sales team may not. */
const askApproval: Action = { effect: 'approval.ask', when: "record.approval_level != 'sales_team'" };

/** Reserves goods for the lines, oldest lots first: an issue that waits, and happens when they are shipped. */
const reserve: Action = {
  each: 'items',
  when: "line.product.inventory_tracking != 'none' && !(line.product.product_type in ['service', 'digital', 'virtual', 'subscription'])",
  create: 'inventory_transaction',
  state: 'approved',
  take: {
    from: 'inventory',
    where: { product_id: '$line.product_id', qty_free: { $gt: 0 } },
    of: 'qty_free',
    amount: 'line.quantity - coalesce(line.reserved, 0)',
    partial: "record.allow_backorder == true || record.state == 'processing'",
    taken: 'reserved',
    short: 'backordered',
    message: {
      th: '{product_name} มีเพียง {have} {unit} ไม่พอสำหรับ {asked} ลดจำนวนหรือเลือกยอมให้ค้างส่ง',
      en: 'Only {have} {unit} of {product_name} are free, {asked} asked for: take fewer or allow back-orders',
    },
  },
  fields: {
    movement_type: "'issue'",
    product_id: 'line.product_id',
    product_name: 'coalesce(line.product_name, target.product_name)',
    sku: 'coalesce(target.sku, line.sku, line.code, line.product_id)',
    lot_id: 'target.id',
    balance_id: 'target.balance_id',
    quantity: 'taken',
    unit: 'target.unit',
    unit_price: 'target.unit_price',
    location: 'target.location',
    reserved_for: 'record.id',
    transaction_type: "'sales'",
    reference_type: "'sales'",
    reference_id: 'record.id',
  },
};

const nothingKept: Action = { each: 'items', set: { 'line.reserved': null, 'line.backordered': null } };
const waiting = { reserved_for: '$record.id', state: 'approved' };

/** What was reserved is free again. */
const release: Action[] = [
  { transition: 'CANCEL', in: 'inventory_transaction', where: waiting, atMost: 500 },
  nothingKept,
];

/** The delivery of a confirmed sale, with its customer, address and items. */
const scheduleDelivery: Action = {
  create: 'delivery',
  fields: {
    source_type: "'sales'",
    source_transaction_id: 'record.id',
    sales_order_id: 'record.id',
    sales_order_number: 'record.order_number',
    customer_id: 'record.customer_id',
    customer_name: 'record.customer_name',
    customer_phone: 'record.customer_phone',
    customer_email: 'record.customer_email',
    shipping_cost: 'record.shipping_cost',
    scheduled_date: 'record.delivery_date',
    delivery_address: 'coalesce(record.shipping_address, record.customer_address)',
    total_amount: 'record.total',
  },
  lines: {
    from: 'items',
    to: 'items',
    fields: {
      product_id: 'line.product_id',
      product_name: 'line.product_name',
      product_code: 'coalesce(line.code, line.sku)',
      quantity: 'line.quantity',
      delivery_quantity: 'coalesce(line.reserved, line.quantity)',
      unit: 'line.unit',
      unit_price: 'line.unit_price',
    },
  },
};

export const machine = defineRecordMachine({
  id: 'sales',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: {
        quoted: { title: { th: 'เสนอราคา', en: 'Quote' }, event: 'QUOTE' },
        pending: { title: { th: 'ส่งรอยืนยัน', en: 'Submit' }, event: 'SUBMIT' },
        cancelled: events.cancel,
      },
    },
    quoted: {
      title: { th: 'เสนอราคาแล้ว', en: 'Quoted' },
      tone: 'info',
      transitions: { confirmed: confirm, cancelled: events.cancel },
    },
    pending: {
      title: { th: 'รอยืนยัน', en: 'Pending' },
      tone: 'neutral',
      stamps: { approval_asked_by: 'user' },
      actions: [askApproval],
      transitions: {
        confirmed: confirm,
        pending: { ...events.remind, actions: [askApproval] },
        cancelled: events.cancel,
      },
    },
    confirmed: {
      title: { th: 'ยืนยันแล้ว', en: 'Confirmed' },
      tone: 'info',
      actions: [nothingKept, reserve, scheduleDelivery],
      transitions: {
        delivered: deliver,
        processing: { title: { th: 'เริ่มจัดเตรียม', en: 'Start processing' }, event: 'PROCESS' },
        cancelled: { ...events.cancel, actions: release },
      },
    },
    processing: {
      title: { th: 'กำลังจัดเตรียม', en: 'Processing' },
      tone: 'info',
      actions: [reserve],
      transitions: {
        shipped: events.ship,
        delivered: deliver,
        cancelled: { ...events.cancel, actions: release },
      },
    },
    shipped: { ...states.shipped, transitions: { delivered: deliver } },
    delivered: {
      ...states.delivered,
      // What was shipped with a delivery has gone already.
      actions: [{ transition: 'COMPLETE', in: 'inventory_transaction', where: waiting, atMost: 500 }],
      transitions: {
        invoiced: { title: { th: 'ออกใบแจ้งหนี้', en: 'Invoice' }, event: 'INVOICE' },
        returned: takeBack,
      },
    },
    invoiced: {
      title: { th: 'ออกใบแจ้งหนี้แล้ว', en: 'Invoiced' },
      tone: 'success',
      actions: draftInvoice,
      transitions: {
        complete: { title: { th: 'ปิดการขาย', en: 'Complete' }, event: 'COMPLETE' },
        returned: takeBack,
      },
    },
    complete: { ...states.complete, aliases: ['completed'], final: true },
    returned: { title: { th: 'คืนสินค้าแล้ว', en: 'Returned' }, tone: 'warning', final: true },
    cancelled: states.cancelled,
  },
});
